import Box from '@mui/material/Box';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { PrintableSheet } from '@/ui/sheet/PrintableSheet';
import { blankWorksheet, type WorksheetData, readWorksheetData } from './readWorksheetData';
import { PrintedWorksheet } from './PrintedWorksheet';
import { worksheetStatusTexts } from './worksheetText';

/** The meeting worksheet with its print button; blank until the record is read, or if the record is empty. */
export function MeetingWorksheet() {
  const { facts, readAgain } = useRecordFacts(readWorksheetData);
  const sheet = facts === null || facts === readFailed ? blankWorksheet : facts;
  return (
    <>
      {facts === readFailed && (
        <Box sx={{ mb: 2 }}>
          <ReadFailureNotice onTryAgain={readAgain} />
        </Box>
      )}
      <PrintableSheet
        title="Worksheet for a Meeting"
        state={worksheetStatusText(sheet)}
        action="Print the worksheet"
      >
        <PrintedWorksheet sheet={sheet} />
      </PrintableSheet>
    </>
  );
}

function worksheetStatusText({
  bands,
  topics,
  patterns,
  causes,
  lastEssay,
  testDate,
}: WorksheetData): string {
  const isBlank = [bands, topics, patterns, causes].every(({ length }) => length === 0);
  return isBlank && lastEssay === null && testDate === null
    ? worksheetStatusTexts.blank
    : worksheetStatusTexts.filled;
}
