import { sheetTexts } from '@/data/texts/sheets';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { sectionName } from '@/domain/section-names';
import { weekdayNames } from '@/lib/text/format';
import { BlankLines, EmptyRows, PrintedTable, WritingSpace } from './SheetParts';

const { blanks, day, planned, done, below } = sheetTexts.week;
const sections = [...scoredSections, 'writing'] as const;
const head = [day, ...sections.map((section) => sectionName(section, 'dashboard')), planned, done];

/** A blank week: one row per day, one column per section, and the minutes. */
export function BlankWeekSheet() {
  return (
    <>
      <BlankLines labels={blanks} />
      <PrintedTable head={head} ruled>
        <EmptyRows rows={weekdayNames.length} cells={head.length} names={weekdayNames} heightPx={84} />
      </PrintedTable>
      {below.map((label) => (
        <WritingSpace key={label}>{label}</WritingSpace>
      ))}
    </>
  );
}
