"""What the application for macOS says of itself: its programs, its Info.plist, its entitlements.

Standard library only: the recipe and the tests read it on any system.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

IDENTIFIER: Final = "org.bigdeal-gui.bigdeal-gui"
"""What macOS knows the application by; it never changes."""

FLOOR: Final = "13.0"
"""The oldest macOS: what the wheels of PySide6 6.11 ask for."""

PROGRAMS: Final = (("bigdeal", True), ("bigdealx", True), ("bigdeal-gui", False))
"""The programs in `Contents/MacOS`, and whether each has a terminal; the application itself is the last."""

ENTITLEMENTS: Final = Path(__file__).with_name("entitlements.plist")
"""What the hardened runtime has to allow: one thing, and why stands in the file."""

IDENTITY_VARIABLE: Final = "BIGDEAL_CODESIGN_IDENTITY"
"""Names the certificate in the keychain; without it the signature is one that names nobody (ad hoc)."""

TOURNAMENT_TYPE: Final = "org.bigdeal-gui.tournament"

LANGUAGES: Final = ("en", "da", "de", "es", "fr", "it", "nb", "nl", "pl", "pt", "sv")
"""Those of the window, so that macOS shows its own dialogs in them too."""


def info_plist(version: str, copyright_line: str) -> dict[str, Any]:
    """Return what macOS reads of the application before it starts.

    Raises:
        SystemExit: `version` does not begin with three numbers.
    """
    numbers = re.match(r"\d+\.\d+\.\d+(?![.\d])", version)
    if numbers is None:
        raise SystemExit(f"“{version}” is no version with three numbers.")
    return {
        "CFBundleName": "bigdeal-gui",
        "CFBundleDisplayName": "Bigdeal",
        "CFBundleExecutable": PROGRAMS[-1][0],
        "CFBundleVersion": numbers[0],
        "CFBundleShortVersionString": numbers[0],
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "NSHumanReadableCopyright": copyright_line,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": FLOOR,
        "NSHighResolutionCapable": True,
        # Follow the system from light to dark.
        "NSRequiresAquaSystemAppearance": False,
        "NSPrincipalClass": "NSApplication",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Bridge tournament description",
                "CFBundleTypeRole": "Viewer",
                "CFBundleTypeIconFile": "bigdeal-gui.icns",
                "LSHandlerRank": "Default",
                "LSItemContentTypes": [TOURNAMENT_TYPE],
            }
        ],
        # Imported, not exported: SquareDeal has made such files before.
        "UTImportedTypeDeclarations": [
            {
                "UTTypeIdentifier": TOURNAMENT_TYPE,
                "UTTypeDescription": "Bridge tournament description",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {"public.filename-extension": ["sqd"]},
            }
        ],
    }
