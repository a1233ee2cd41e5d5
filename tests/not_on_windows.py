"""Tests that Windows cannot run, being about what POSIX alone has; the reason stands beside each."""

from __future__ import annotations

from typing import Final

MODES: Final = "Windows has no modes of files: what lies in a user's folder is theirs"
BYTES: Final = "on Windows names and arguments are text, not bytes"
LINES: Final = "on Windows a command's lines end in CR LF"
LINKS: Final = "links need rights on Windows"

FILES: Final = {
    "cli/test_programs.py": "pseudo terminals",
    "faults/test_fuzzing.py": "limits of memory",
    "storage/test_delivery_faults.py": "locks by flock",
    "storage/test_disk.py": "locks by flock",
    "storage/test_recovery.py": "locks by flock",
}
"""Files that cannot even be imported there."""

TESTS: Final = {
    "cli/bigdealx/test_keyboard.py::test_strokes_of_a_terminal_come_one_by_one": "pseudo terminals",
    "cli/bigdealx/test_line.py::test_bytes_stay_bytes": BYTES,
    "cli/bigdealx/test_program.py::test_the_owner_stays_bytes": BYTES,
    "cli/test_convert.py::test_deals_and_numbers_are_kept": MODES,
    "cli/test_convert.py::test_the_big_deal_profile": LINES,
    "cli/journal/test_journal.py::test_the_export_is_the_same_on_paper_and_screen": MODES,
    "cli/test_number.py::test_a_line_is_answered_before_the_next_is_read": LINES,
    "cli/test_number.py::test_a_reader_that_goes_away": LINES,
    "cli/test_number.py::test_memory_does_not_grow_with_the_stream": "the use of memory is not told there",
    "gui/test_app.py::test_without_a_screen_the_command_is_named": "Windows always has a screen",
    "packaging/test_macos.py::test_the_scripts_are_sound_and_stop_at_the_first_failure": "bash",
    "paper/test_picture_png.py::test_svg_and_png_are_the_same_picture": "another font is sans-serif there",
    "services/dealing/test_big_deal.py::test_the_memory_holds_no_seed": MODES,
    "services/printing/test_dd_cache.py::test_the_file_is_its_owners_alone": MODES,
    "services/tournament/test_layout.py::test_publishing_parts_what_is_public_from_what_is_secret": MODES,
    "services/tournament/test_layout.py::test_what_everybody_gets_everybody_can_read": MODES,
    "services/tournament/test_plan.py::test_a_link_in_the_way_is_not_followed": LINKS,
    "services/sets/test_certificate.py::test_the_certificate_is_delivered_and_written_down": MODES,
    "services/sets/test_certificate.py::test_the_time_is_told_in_the_clubs_zone_and_in_utc": "time zones",
    "storage/test_delivery.py::test_a_folder_too_deep_is_refused_with_the_systems_word": "limits of paths",
    "storage/test_delivery.py::test_a_link_that_leads_nowhere_takes_its_name": LINKS,
    "storage/test_reading.py::test_read_file_refuses_what_is_no_file": "pipes among files",
    "journal/test_journal.py::test_files_are_their_owner_s_alone": MODES,
    "journal/test_journal.py::test_names_that_are_no_text_are_kept": BYTES,
    "journal/test_backup.py::test_a_backup_is_one_file_of_its_owner_s": MODES,
    "journal/test_backup.py::test_the_key_does_not_stay_in_the_database": MODES,
    "storage/test_settings.py::test_the_file_is_the_owners_alone_and_holds_plain_json": MODES,
    "storage/test_settings.py::test_what_the_system_does_not_hand_out_is_an_error": "limits of names",
    "test_dev.py::test_only_what_is_missing_is_asked_for": "programs and paths of Linux",
}
