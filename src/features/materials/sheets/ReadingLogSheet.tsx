import { sheetTexts } from '@/data/texts/sheets';
import { genreLabels } from '@/domain/exam/items/genre';
import { formatList } from '@/lib/text/format';
import { EmptyRows, PrintedTable, SheetLead } from './SheetParts';

const { line, head } = sheetTexts.readingLog;

/** A log with a row for each text read. */
export function ReadingLogSheet() {
  return (
    <>
      <SheetLead>{`${line} ${formatList(Object.values(genreLabels))}.`}</SheetLead>
      <PrintedTable head={head} widths={[undefined, '24%', undefined, undefined, '30%']} ruled>
        <EmptyRows rows={13} cells={head.length} heightPx={58} />
      </PrintedTable>
    </>
  );
}
