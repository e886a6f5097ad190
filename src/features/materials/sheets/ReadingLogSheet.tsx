import { sheetTexts } from '@/data/texts/sheets';
import { genreLabels } from '@/domain/exam/genre';
import { listed } from '@/lib/format';
import { EmptyRows } from './EmptyRows';
import { HeadRow } from '@/ui/guide/HeadRow';

const { line, head } = sheetTexts.readingLog;

/** A row for each thing that was read. */
export function ReadingLogSheet() {
  return (
    <>
      <p className="line">
        {line} {listed(Object.values(genreLabels))}.
      </p>
      <table className="grid log">
        <HeadRow labels={head} />
        <EmptyRows rows={13} cells={head.length} />
      </table>
    </>
  );
}
