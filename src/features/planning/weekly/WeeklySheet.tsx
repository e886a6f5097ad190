import Box from '@mui/material/Box';
import { useState } from 'react';
import { sundayOf } from '@/lib/dates/calendar';
import { formatDaySpan } from '@/lib/dates/formatDaySpan';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { useToday } from '@/data/useToday';
import { distractorPatternText } from '@/domain/plan/mistakes/distractors';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { PrintableSheet } from '@/ui/sheet/PrintableSheet';
import { SheetField, SheetLines, SheetLayout, SheetTable, SheetPair } from '@/ui/sheet/SheetLayout';
import { readWeeklySheet, maxDistractorPatterns, type WeeklySheetFacts } from './readWeeklySheet';
import {
  essayDraftLines,
  dueItemLines,
  plannedDayText,
  planDoneText,
  sheetIntroText,
  studyTimeText,
  testDateText,
  weeklySheetId,
  weekTestLines,
  wordsDoneText,
  sectionWorkCells,
  sectionResultsHeaders,
} from './weeklySheetTexts';

const weeks = [
  { value: 'current', label: 'This week' },
  { value: 'previous', label: 'Last week' },
] as const;
type Week = (typeof weeks)[number]['value'];

const weekAfter: Readonly<Record<Week, string>> = { current: 'Next Week', previous: 'The Week After' };

/** Scrolls to the sheet if the address names it, because the browser looked for it before it was mounted. */
function comeIntoView(sheet: HTMLElement | null): void {
  if (window.location.hash === `#${weeklySheetId}`) sheet?.scrollIntoView();
}

/** The weekly sheet with its print button; empty if nothing was done or planned. */
export function WeeklySheet() {
  const { facts, readAgain } = useRecordFacts(readWeeklySheet);
  const [week, setWeek] = useState<Week>('current');
  if (facts === readFailed) return <ReadFailureNotice onTryAgain={readAgain} />;
  if (facts === null || facts.isEmpty) return null;
  return (
    // Hidden when the plan is printed, but still printable on its own.
    <Box
      id={weeklySheetId}
      ref={comeIntoView}
      sx={{ mt: { xs: 2, sm: 3 }, scrollMarginTop: 16, displayPrint: 'none' }}
    >
      <PrintableSheet
        title="Weekly Sheet"
        level={2}
        state={sheetIntroText}
        action="Print the sheet"
        choice={<ViewToggle label="Which week" options={weeks} value={week} onChange={setWeek} />}
      >
        <SheetOfWeek facts={facts} week={week} />
      </PrintableSheet>
    </Box>
  );
}

function SheetOfWeek({ facts, week }: { readonly facts: WeeklySheetFacts; readonly week: Week }) {
  const today = useToday();
  const { nickname, testDay, due, traps, totals } = facts;
  const { monday, work, plan, drafts } = facts.weeks[week];
  return (
    <SheetLayout>
      <dl>
        <SheetField name="Student">{nickname !== null && <bdi>{nickname}</bdi>}</SheetField>
        <SheetField name="Week">{formatDaySpan(monday, sundayOf(monday), today)}</SheetField>
        <SheetField name="Studied">{studyTimeText(work)}</SheetField>
        <SheetField name="Plan">{planDoneText(plan)}</SheetField>
        <SheetField name="Words">{wordsDoneText(work)}</SheetField>
        <SheetField name="Test date">{testDay !== null && testDateText(testDay, today)}</SheetField>
      </dl>
      <SheetTable
        title="Questions Answered"
        head={sectionResultsHeaders}
        rows={work.sections.map(sectionWorkCells)}
      />
      <SheetPair>
        <SheetLines title="Tests and Reviews" lines={weekTestLines(work, totals)} minLines={1} />
        <SheetLines title="Due Today" lines={dueItemLines(due)} minLines={3} />
      </SheetPair>
      <SheetPair>
        <SheetLines
          title="Three Traps So Far"
          lines={traps.map(distractorPatternText)}
          minLines={maxDistractorPatterns}
        />
        <SheetLines title="Essay Drafts" lines={essayDraftLines(drafts)} minLines={1} />
      </SheetPair>
      <SheetLines title={weekAfter[week]} lines={(plan?.next ?? []).map(plannedDayText)} minLines={1} />
    </SheetLayout>
  );
}
