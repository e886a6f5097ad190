import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { Panel } from '@/ui/cards/Panel';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { PrintStyles } from '@/ui/page/PrintStyles';
import { usePrintAlone } from '@/ui/page/usePrintAlone';
import { blankSheet, type MeetingSheet, readSheet } from './readSheet';
import { Sheet } from './Sheet';
import { sheetStates } from './sheetWords';

/** The worksheet for a meeting with its button: blank until the record has been read, and where there is nothing in it. */
export function Worksheet() {
  const { facts, readAgain } = useRecordFacts(readSheet);
  const { marks, print } = usePrintAlone();
  const sheet = facts === null || facts === readFailed ? blankSheet : facts;
  return (
    <>
      <PrintStyles />
      {facts === readFailed && (
        <Box sx={{ mb: 2 }}>
          <CouldNotRead onTryAgain={readAgain} />
        </Box>
      )}
      <Box {...marks} sx={onPaper}>
        <Panel
          title="Worksheet for a Meeting"
          level={3}
          summary={<span role="status">{facts === null ? sheetStates.reading : stateWords(sheet)}</span>}
        >
          <Button variant="outlined" onClick={print} sx={{ alignSelf: 'start', mb: 3 }}>
            Print the worksheet
          </Button>
          <Sheet sheet={sheet} />
        </Panel>
      </Box>
    </>
  );
}

function stateWords({ bands, topics, patterns, causes, lastEssay, testDate }: MeetingSheet): string {
  const isBlank = [bands, topics, patterns, causes].every(({ length }) => length === 0);
  return isBlank && lastEssay === null && testDate === null ? sheetStates.blank : sheetStates.filled;
}

/** Alone on its sheet, from the top of the paper to the foot of Letter, the lower of the two formats; notes get what is left. */
const onPaper = {
  '@media print': {
    '&[data-print-alone]': { position: 'absolute', top: 0, left: 0, right: 0 },
    '& .MuiCard-root': { minHeight: '245mm', border: 0, p: 0 },
    '& [role="status"]': { display: 'none' },
  },
} as const;
