<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArchiveHint</name>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n file of {sets} finished sets still lies in the work folder</numerusform>
            <numerusform>%n files of {sets} finished sets still lie in the work folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n file of a finished set still lies in the work folder</numerusform>
            <numerusform>%n files of a finished set still lie in the work folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n board, {first} to {last}</numerusform>
            <numerusform>%n boards, {first} to {last}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Converting</name>
    <message numerus="yes">
        <source>%n board(s) converted, read back and compared</source>
        <translation>
            <numerusform>%n board converted, read back and compared</numerusform>
            <numerusform>%n boards converted, read back and compared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Ready to deal %n board</numerusform>
            <numerusform>Ready to deal %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Ready to deal %n set</numerusform>
            <numerusform>Ready to deal %n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>of %n board</numerusform>
            <numerusform>of %n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>%n set of this tournament was dealt. The keys have been revealed, so no more can be dealt.</numerusform>
            <numerusform>%n sets of this tournament were dealt. The keys have been revealed, so no more can be dealt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealtSetsBox</name>
    <message numerus="yes">
        <source>Cop&amp;y %n code(s)</source>
        <translation>
            <numerusform>Cop&amp;y %n code</numerusform>
            <numerusform>Cop&amp;y %n codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>about %n second more</numerusform>
            <numerusform>about %n seconds more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>about %n minute more</numerusform>
            <numerusform>about %n minutes more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n board is incomplete</numerusform>
            <numerusform>%n boards are incomplete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n board, {numbers}</numerusform>
            <numerusform>%n boards, {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>the same board</numerusform>
            <numerusform>the same %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n format</numerusform>
            <numerusform>%n formats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>%n file checked: in order.</numerusform>
            <numerusform>%n files checked: all in order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>%n file checked: {sound} in order, {others} with problems, shown first.</numerusform>
            <numerusform>%n files checked: {sound} in order, {others} with problems, shown first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>%n set of boards in all.</numerusform>
            <numerusform>%n sets of boards in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation>
            <numerusform>The first one is shown.</numerusform>
            <numerusform>The first %n are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>and %n more set</numerusform>
            <numerusform>and %n more sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalBar</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Sheet {numbers}; %n more needed.</numerusform>
            <numerusform>Sheet {numbers}; %n more needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhasesModel</name>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n to correct</numerusform>
            <numerusform>%n to correct</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n to look at</numerusform>
            <numerusform>%n to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>%n point to correct first.</numerusform>
            <numerusform>%n points to correct first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PublishStep</name>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>%n point to correct first: go back to Plan.</numerusform>
            <numerusform>%n points to correct first: go back to Plan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to read and tick.</source>
        <translation>
            <numerusform>%n warning to read and tick.</numerusform>
            <numerusform>%n warnings to read and tick.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordMaking</name>
    <message numerus="yes">
        <source>Folder for %n file(s)</source>
        <translation>
            <numerusform>Folder for %n file</numerusform>
            <numerusform>Folder for %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in {folder}</source>
        <translation>
            <numerusform>%n file in {folder}</numerusform>
            <numerusform>%n files in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>%n file inside: boards for programs, hand record, checksums.</numerusform>
            <numerusform>%n files inside: boards for programs, hand record, checksums.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n set chosen</numerusform>
            <numerusform>%n sets chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n board dealt</numerusform>
            <numerusform>%n boards dealt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>of %n board</numerusform>
            <numerusform>of %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n session ticked, {boards} boards</numerusform>
            <numerusform>%n sessions ticked, {boards} boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n set chosen</numerusform>
            <numerusform>%n sets chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsBrowser</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StateChanges</name>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
