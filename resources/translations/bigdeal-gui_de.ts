<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works without a network: it calls nobody and fetches nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt and PySide6 are used unchanged, as libraries of their own. You may replace them by versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 1 to {most}; a range such as 11-20 is understood as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{page} (Ctrl+{key})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets these files be converted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check files of boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder holds no file of boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all sound.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} sound, {others} to be looked at, shown first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Files of one name hold the same deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{files}: set {set}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set. If boxes with this code are on the tables, call the director.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program met a fault of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files were left as they are. ({place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please report the words in brackets.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number that the first board gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers in this file have gaps. The boards get new ones, in their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New files for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A format cannot hold these boards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Converting</name>
    <message>
        <source>In {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) converted, read back and compared</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>A fault in the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program met a fault of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets that were dealt before are safe. Close the program and start it again before you deal. Please report these words: {place}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where the files go, then deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop dealing; no file is left behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>I cannot &amp;type or move a mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as Tuesday pairs; may stay empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the event; it is written into the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal with the computer&apos;s own randomness alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This copy of the program is damaged and does not deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more bit(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Lift your hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal without your help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the computer&apos;s own randomness alone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives 320 bits from the operating system, which is enough for a fair set that nobody can predict, as long as this computer is sound. Your typing would guard you even where it is not. The record of this set will say “user entropy: none”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DropArea</name>
    <message>
        <source>Drop files of boards here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any format, several at once, or a whole folder. They are only read; no card is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type anything, with many keys, or move the mouse. Tab or Escape leaves the area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click here, then type. Tab or Esc leaves the area.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer&apos;s own randomness is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type anything, with many keys, or move the mouse here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on: many keys, or the mouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can be guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough. Lift your hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough. You can deal now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So it was chosen in the settings. What you type goes in as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing you type is kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program met a fault of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of this set was left behind. ({place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the meter again and deal: it will be a new set. Please report the words in brackets.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Convert…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make files of other formats from these boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick “I understand” in the warning above first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: it holds no board</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) not whole</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not the same deals as the other file of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same deal stands in it more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It carries the code of another set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound: every board is whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released: everybody may know these boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same deal stands on boards {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says set code {code}. Somebody changed it, or put other boards into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never met on this computer before; from now on it will be known again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>counted, as the format has no numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set code {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealt elsewhere, first seen here {time} as “{source}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards {numbers} of this file: {set}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds {here} boards, “{file}” {there}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every board that is not whole, and why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDrops</name>
    <message>
        <source>Drop the files here to check them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to {program}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so that two clubs never deal the same boards, even from the same seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What are the files for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer&amp;4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge&amp;Composer, Dealmaster Pro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scoring program or &amp;web site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;ridge Base Online (BBO)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;KoPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something &amp;else, or I do not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do the files go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can still choose another folder for each session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can open the files before play can read the hands: take a folder of your own, not a shared one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to import was found in this file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>asked each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder is not there at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>For {readers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out {format}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the same file as {other}: choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds boards up to number {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot hold these boards: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandingOn</name>
    <message>
        <source>Dealing certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shows no card. Print it, sign it, keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds no card, seed or key: anybody may have it, and check it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup (*.backup)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds the key of the record: keep it where nobody else can read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record backed up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page of the help is missing. Install the program again to have it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help – {program}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No set fits. Clear the search, or choose “All states”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set yet. Each set stands here from the moment it is dealt: when, which boards, its set code and where its files are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files stayed where they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left alone, as it is gone, changed or in use: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program met a fault of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record and the files are as they were. ({place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please report the words in brackets.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryQuestions</name>
    <message>
        <source>Finished sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where shall the files of finished sets go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody feeds them to the machine again. You choose it once; each set gets a folder of its own in it, and Undo brings its files back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may see its hands from then on. Do this when nobody will play these boards any more. A release cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. Equal numbers, equal identification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer than Big Deal can hold. Shorten it if boards are to be compared with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all letters can be shown this way. Choose other letters to edit the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds blanks at an end or characters that cannot be seen. They count too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeftOverStrip</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are copies, or in use by another program: remove them yourself</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the page with a session saved earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or delete presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete the chosen preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the preset, such as “Tuesday”:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets dealt with it are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet. A session is saved as a preset on the page “Deal”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the chosen preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the chosen preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: boards {first} to {last}, {formats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name of the preset:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordBar</name>
    <message>
        <source>Checking the record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the record as text that anybody can check; no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the record and its key into one file, on a stick for example</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The record was changed: {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count begun anew at row {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought back from a backup at row {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is sound: {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the record, and compare it with a certificate or an export made earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is not as it was written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordPages</name>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it on the label of each box: it tells which set is inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code of this set; it tells nothing about the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin another session, with an empty meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Boards {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every file written, read back and compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user entropy: none, computer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Deal session: name of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetLookup</name>
    <message>
        <source>&amp;Look up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as K7QM-2PXA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set code on the label, the sheet or in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell which session this set code belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set that was dealt on another computer is in that computer&apos;s record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} (not there any more)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>Choose a set above to see where its files are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &amp;play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Released…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code of this set; it tells nothing about the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no step to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user entropy: none, computer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the keyboard alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a seed that was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{files} in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not there: {files} in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetSteps</name>
    <message>
        <source>Archive folder for finished sets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Broken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not delivered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being dealt now, or the program stopped while dealing it. Do not use files of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file was left behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play is over: nobody plays these boards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may see the hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not dealt on this computer, but seen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetsFilter</name>
    <message>
        <source>event, date, set code, format or file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only the sets that have all these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only the sets in one state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetsTable</name>
    <message>
        <source>Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every set dealt or met on this computer, newest first. The menu key opens its menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Contents of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known slips of older files put right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte for byte as Big Deal 2.0, but for the name of the program. For old procedures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;You and the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;computer alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For those who can neither type nor move a mouse. The boards are as random as this computer is sound; you add nothing of your own, and the record of the set says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Identification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so that two clubs never deal the same boards, even from the same seed. It is no password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticked when the program starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets dealt with it are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets already dealt are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set everything back as it was at the first start?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowSession</name>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings start afresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets that were dealt before are safe. Look through the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you stop now, no file of this set is left behind.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkFoot</name>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {wanted} files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Double-dummy results cannot be had on this computer: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format “{name}” cannot hold these boards: {reason}. {remedy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a sound {name} file, {place}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {name} file holds boards that are not deals: {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; {limit_bytes} are read at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a suit in two hands: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal “{path}” is gone; it held {rows} rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal&apos;s key “{path}” {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk has no room for the journal “{path}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal holds no set “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no set of boards: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a diagram: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not {kind}: {problems}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheme “{scheme}” numbers from 0 to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer&apos;s own randomness is not available ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The randomness gave a seed that it had given before (its digest stands in “{path}”).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The randomness gave deals that it had given before, in the set {named}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the processes that were dealing has ended too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards of a set that is {state}, not finished, are among these: set {named}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” exists already and is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “{path}” is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or the stick is faulty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set could not be completed, and files of it could not be removed again: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}), and with “portable.ini” beside the program everything is kept there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {key} cannot be kept in Big Deal&apos;s file: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {field} cannot be so: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a sound description of a tournament, line {line}, column {column}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a sound file of keys, line {line}, column {column}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not the keys that were bound when the plan was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and none were named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan cannot be published so: {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proof does not hold: {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginning of the files&apos; names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value cannot be turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those before it have been answered. Correct it and go on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number inside the range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write South&apos;s cards, a blank, and North&apos;s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer; if it stays so, use another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal fewer boards at a time; nothing was delivered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or move the mouse until it is. Nothing was dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was delivered. Do not deal on this computer: its randomness is broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Leave one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A format cannot hold these boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Fetch it again from where it was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Do not play these boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Choose another name, or move the old file to a folder for used sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, blanks, “-” and “_”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the stick back in, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of this set was left behind. Choose another folder or make room, then deal again: it will be a new set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stick cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Take the write protection off or make room. Without “portable.ini” the program keeps its things on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or stick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not use them. When the disk or stick works again, deal anew and remove what is still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it is, and nothing was dealt. Restore it from a backup, or move its folder aside and keep it: the program then begins a new journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To begin a new one, move the other files of its folder aside and keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal&apos;s key is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup: without the key no earlier set can be recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it is. Use the newer program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No room for the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is sound, but the row was not written. Make room on the disk, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you may write in its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it is. Keep a copy, and compare it with a certificate or an export made earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer&apos;s journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not for Big Deal&apos;s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Use a shorter text on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan cannot be so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Correct what is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Fetch it again from where it was published, or use its .bak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Use a copy of it; without the keys nothing can be dealt or proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan as they were when the plan was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Look at the phases of the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was dealt. Say how many boards these sessions have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was published. Correct what is named, or say that it is meant so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proof does not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files were left as they are. Ask the organiser for the files as they were published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards are as they were. Leave the results out, or install the extra: pip install bigdeal-gui[analysis].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing broke off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of this set was left. Deal again, with fewer --jobs where the computer is short of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file was left behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. --help lists what can be said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set; only copies for a record or a web page may be made of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards that are still to be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or say --finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sealed. Take several words that do not belong together, or let the program make them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Mind capitals and the layout of the keyboard, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Use the secret key of one of those for whom it was sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Give the passphrase, or put the officials&apos; lists of words together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Give the secret key of one of those for whom it was sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Use another copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that begins with age1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that begins with AGE-SECRET-KEY-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares that cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sealed. Take two of three, for example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the list of words of another sheet as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists of words that do not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as it was published, on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Fetch it again from where it was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left as it is. Use the newer program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outside value cannot be promised so: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a sound commitment file: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commitment file is of kind {version}, which this program does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This passphrase is not taken: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is sealed for another key than the one given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a sound sealed file: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{needed} of {count} shares cannot be: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of words cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists of words from different sheets: {have}; needed to open the file: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These lists of words do not fit together: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Duplimate, older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), ACBL upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spreadsheets, programs of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bernasconi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bernasconi dealing machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borel&apos;s programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KoPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KoPS (Poland)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KoPS, with board numbers (CDS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people, after play; holds no deals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are easy to guess. Vary the rhythm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This repeats itself (macro or recording?). Credit from it removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input from another program is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough. Lift your hands.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>a card is not two digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something stands in the unused part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must begin with N:, E:, S: or W:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} hands instead of 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} holds a letter that is no rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number such as 24, or a range such as 11-20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a “/” or a blank; the files go to the folder you are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is no format for boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds {count} boards; the numbers given are for another count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board numbers are not consecutive: give new ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of boards that are still to be played must not be seen by anyone (Law 6D). Make them when play is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This set has taken no step that could be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A journal is here already: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder to another place, keep them, and restore again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds the end of a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no backup of a journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no sound database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its newest row cannot be followed by another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot write all its letters in one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a character that cannot be seen stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tabulator stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tag} stands there already, on line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a character that cannot be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds “{sign}”, which does not belong in the name of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it begins with a dot, a dash or a blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends with a dot or a blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds two dots in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows keeps such a name for a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so it is with {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two phases would call their files “{prefix}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin with a letter, then use letters A to Z, digits, “-” and “_”, up to 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is {found}, and the most is {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase has no sessions {text}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sealing</name>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a character that cannot be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some letter of it is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too long for one of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its head is not complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening it would take too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was changed or cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its first or last line is not as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a strange letter, or was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not begin as an age file does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least two must come together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are of different sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any {needed} of the {count} lists of words open the file; one alone is useless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a closed envelope. Do not copy, photograph or mail it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word {place} is not in the list of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of its words is another than on the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character {place} is {one} here and {other} there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a blank between digits: if it only groups them, leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A letter stands among digits: O is not 0, l and I are not 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sign stands between digits: if it only groups them, leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all keyboards have all of it, and others must type it the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no digit in it: words can often be foreseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: who guesses hits it once in {times} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted: those of an index are no surprise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>character {place} cannot be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
