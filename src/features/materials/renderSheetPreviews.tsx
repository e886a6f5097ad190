/** Renders the preview of each sheet, which goes in the margin of the sheet's section. */
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import type { SheetId } from './sheetId';
import { SheetPreview } from './SheetPreview';
import { AnswerSheet } from './sheets/AnswerSheet';
import { BlankWeekSheet } from './sheets/BlankWeekSheet';
import { ChecklistSheet } from './sheets/ChecklistSheet';
import { FormulaCard } from './sheets/FormulaCard';
import { ReadingLogSheet } from './sheets/ReadingLogSheet';
import { RelationsSheet } from './sheets/RelationsSheet';
import type { SheetSelection } from './useSheetSelection';
import { WordListPreview } from './words/WordListPreview';

/** The number of printed pages, for either paper size. */
const onePageText = 'One page, Letter or A4.';
const twoPagesText = 'Two pages, Letter or A4.';

export function renderSheetPreviews(sheets: SheetSelection): Readonly<Record<SheetId, ReactNode>> {
  const preview = (sheet: SheetId, pages: string, contents: ReactNode) => (
    <SheetPreview sheet={sheet} sheets={sheets} pages={pages}>
      <HydrationBoundary>{contents}</HydrationBoundary>
    </SheetPreview>
  );
  return {
    'answer-sheet': preview('answer-sheet', onePageText, <AnswerSheet />),
    words: <WordListPreview sheets={sheets} />,
    relations: preview('relations', onePageText, <RelationsSheet />),
    formulas: preview('formulas', twoPagesText, <FormulaCard />),
    checklist: preview('checklist', onePageText, <ChecklistSheet />),
    'reading-log': preview('reading-log', onePageText, <ReadingLogSheet />),
    week: preview('week', onePageText, <BlankWeekSheet />),
  };
}
