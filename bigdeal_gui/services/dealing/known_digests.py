"""What the self-test compares with, written by `python packaging/known_answers.py`.

SHA-256 of each format's file of the known boards: standard profile, Big Deal's profile.
"""

from typing import Final

DIGESTS: Final[dict[str, tuple[str, str]]] = {
    "dup": (
        "dba5c611a4f96680d5be7240f7ee2b1b43f4d8b708f822fba842d9538994293f",
        "dba5c611a4f96680d5be7240f7ee2b1b43f4d8b708f822fba842d9538994293f",
    ),
    "dupblind": (
        "a7d92cb940054a6b34cf94cfc37612ca6de71b8129cfe04aaf84935661427238",
        "8bd67c81455fbf97a3a94d65e97105dc8cf79e9ade7ce4634c75e2235953703c",
    ),
    "dlm": (
        "3e633df328d0ae5555d3f4739869d7ca74c0283e56deee14a5515233e872a274",
        "c5915ad992d2993d0516f4e9e7682cb5af4781852ffc3583a966ce9a2782cc13",
    ),
    "dlmblind": (
        "688ab75ccd9de7e23fb3dcd01d0cf50ba14e385ef1231055a62caecf1034cd02",
        "64dd2ba544ebf4c6773d049978cffeca93d7e10bb607da8b4a2c33a4dd50761c",
    ),
    "bri": (
        "419346ee9c031ab2edfee08add24c974b4beafd78e116b249597c77c3f7a1e74",
        "419346ee9c031ab2edfee08add24c974b4beafd78e116b249597c77c3f7a1e74",
    ),
    "dge": (
        "bebfedf5a3fba401422f7374fabdd13f0b4bdc006bc6d1894b46c2cc578e6229",
        "bebfedf5a3fba401422f7374fabdd13f0b4bdc006bc6d1894b46c2cc578e6229",
    ),
    "pbn": (
        "635ebd964729e3d6a8c6f4256b41c86c0f3f6558cd582472aadd8dedf950c821",
        "63bd984b34bb6a23b2d59ac6eb7cf116bcdae1f7569e80a579246ba953c07795",
    ),
    "lin": (
        "a0310c91a40d25945a6b494faa5f0e42bbd5872e5a369a1e7e13706331a1c57d",
        "d5cf00340964ec908cbe3fb7f28a23a22f9df096afb9dc91867cff1ec285512b",
    ),
    "csv": (
        "b62b815b54a72be11f5e9306b60fa7cd6f3e40fb4b0ec9897b38526691353c3e",
        "b62b815b54a72be11f5e9306b60fa7cd6f3e40fb4b0ec9897b38526691353c3e",
    ),
    "ber": (
        "01f2777594222d4b9681ef26e08cf10dcc6e152eea9471b5d6dcb15e1e50a62b",
        "01f2777594222d4b9681ef26e08cf10dcc6e152eea9471b5d6dcb15e1e50a62b",
    ),
    "borel": (
        "23537d2f0ba883d12bcabd60a5bdcc1f2e3bb7522e745a83fa9fed37fb329a32",
        "23537d2f0ba883d12bcabd60a5bdcc1f2e3bb7522e745a83fa9fed37fb329a32",
    ),
    "kops": (
        "d7e69260bfbff6fcb81cdaec5b325d0165bb68bdc71b4407fe41290bcae3dedb",
        "d7e69260bfbff6fcb81cdaec5b325d0165bb68bdc71b4407fe41290bcae3dedb",
    ),
    "cds": (
        "6a00dd7d232c236a992635787017e883f309028b3d225391f8d09d1b27599125",
        "6a00dd7d232c236a992635787017e883f309028b3d225391f8d09d1b27599125",
    ),
    "goedel": (
        "2da1cb3087edb938ac311ca84d9575635a307675d6ab82ab54228128d7d6bd05",
        "2da1cb3087edb938ac311ca84d9575635a307675d6ab82ab54228128d7d6bd05",
    ),
    "stats": (
        "f444f1f63272d4ea868d4eca46ac042b5084977cfc370abf1b7cab344274aa16",
        "f444f1f63272d4ea868d4eca46ac042b5084977cfc370abf1b7cab344274aa16",
    ),
}
