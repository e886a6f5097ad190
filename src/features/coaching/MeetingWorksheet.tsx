import Stack from '@mui/material/Stack';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { useToday } from '@/data/useToday';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { distractorPatternText } from '@/domain/plan/mistakes/distractors';
import { sectionName } from '@/domain/section-names';
import { formatDate, formatInstantDate } from '@/lib/text/format';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { PrintableSheet } from '@/ui/sheet/PrintableSheet';
import { SheetField, SheetLayout, SheetLines, SheetTable, SheetPair } from '@/ui/sheet/SheetLayout';
import { blankWorksheet, maxWorksheetRows, type WorksheetData, readWorksheetData } from './readWorksheetData';
import { causeCountText, estimateCells, topicCells, worksheetStatusTexts } from './worksheetText';

/** The meeting worksheet with its print button; blank until the record is read, or if the record is empty. */
export function MeetingWorksheet() {
  const { facts, readAgain } = useRecordFacts(readWorksheetData);
  const sheet = facts === null || facts === readFailed ? blankWorksheet : facts;
  return (
    <Stack spacing={2}>
      {facts === readFailed && <ReadFailureNotice onTryAgain={readAgain} />}
      <PrintableSheet
        title="Worksheet for a Meeting"
        state={worksheetStatusText(sheet)}
        action="Print the worksheet"
      >
        <PrintedWorksheet sheet={sheet} />
      </PrintableSheet>
    </Stack>
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

const rows = Array.from({ length: maxWorksheetRows }, (_, place) => place);

/** The meeting worksheet on one sheet of A4 or Letter, with blank lines for unknown values. */
export function PrintedWorksheet({ sheet }: { readonly sheet: WorksheetData }) {
  const { bands, topics, patterns, causes, lastEssay, testDate } = sheet;
  const today = useToday();
  const bandOf = (section: ScoredSection) => bands.find((band) => band.section === section);
  return (
    <SheetLayout>
      <dl>
        <SheetField name="Student" />
        <SheetField name="Meeting on" />
        <SheetField name="Test date">
          {testDate !== null && testDate >= today && formatDate(testDate)}
        </SheetField>
        <SheetField name="Last essay">{lastEssay !== null && formatInstantDate(lastEssay)}</SheetField>
        <SheetField name="Hours available each week" />
        <SheetField name="Schools in mind" />
      </dl>
      <SheetTable
        title="Where I Stand"
        head={['Section', 'Estimate (80% range)', 'From']}
        rows={scoredSections.map((section) => {
          const band = bandOf(section);
          return band === undefined ? [sectionName(section, 'test')] : estimateCells(band);
        })}
      />
      <SheetTable
        title="Topics That Cost Me the Most"
        head={['Topic', 'Right so far', 'Likely right on a test']}
        rows={rows.map((place) => {
          const topic = topics[place];
          return topic === undefined ? [] : topicCells(topic);
        })}
      />
      <SheetPair>
        <SheetLines
          title="Wrong Answers That Tempt Me"
          lines={patterns.map(distractorPatternText)}
          minLines={maxWorksheetRows}
        />
        <SheetLines
          title="Why I Miss Questions"
          lines={causes.map(causeCountText)}
          minLines={maxWorksheetRows}
        />
      </SheetPair>
      <SheetLines title="Three Questions to Bring" lines={[]} minLines={maxWorksheetRows} numbered />
    </SheetLayout>
  );
}
