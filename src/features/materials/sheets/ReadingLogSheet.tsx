import { sheetTexts } from '@/data/texts/sheets';
import { genreLabels } from '@/domain/exam/items/genre';
import { formatList } from '@/lib/text/format';
import { EmptyRows } from './blanks';
import { TableHeadRow } from '@/ui/sheet/SheetLayout';

const { line, head } = sheetTexts.readingLog;

/** A log with a row for each text read. */
export function ReadingLogSheet() {
  return (
    <>
      <p className="line">{`${line} ${formatList(Object.values(genreLabels))}.`}</p>
      <table className="grid log">
        <TableHeadRow labels={head} />
        <EmptyRows rows={13} cells={head.length} />
      </table>
    </>
  );
}
