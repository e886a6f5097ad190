import Box from '@mui/material/Box';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { PrintedSheet } from '@/ui/sheet/PrintedSheet';
import { blankSheet, type MeetingSheet, readSheet } from './readSheet';
import { Sheet } from './Sheet';
import { sheetStates } from './sheetWords';

/** The worksheet for a meeting with its button: blank until the record has been read, and where there is nothing in it. */
export function Worksheet() {
  const { facts, readAgain } = useRecordFacts(readSheet);
  const sheet = facts === null || facts === readFailed ? blankSheet : facts;
  return (
    <>
      {facts === readFailed && (
        <Box sx={{ mb: 2 }}>
          <CouldNotRead onTryAgain={readAgain} />
        </Box>
      )}
      <PrintedSheet
        title="Worksheet for a Meeting"
        state={facts === null ? sheetStates.reading : stateWords(sheet)}
        action="Print the worksheet"
      >
        <Sheet sheet={sheet} />
      </PrintedSheet>
    </>
  );
}

function stateWords({ bands, topics, patterns, causes, lastEssay, testDate }: MeetingSheet): string {
  const isBlank = [bands, topics, patterns, causes].every(({ length }) => length === 0);
  return isBlank && lastEssay === null && testDate === null ? sheetStates.blank : sheetStates.filled;
}
