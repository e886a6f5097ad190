/** Renders the preview of each sheet, which goes in the margin of the sheet's section. */
import type { ReactNode } from 'react';
import { loadDrawings } from '@/ui/question/useDrawings';
import { LazySheet } from './LazySheet';
import { onePageText, twoPagesText } from './sheetPrintText';
import type { SheetId } from './sheetId';
import { SheetPreview } from './SheetPreview';
import { ChecklistSheet } from './sheets/ChecklistSheet';
import { BlankWeekSheet } from './sheets/BlankWeekSheet';
import type { SheetSelection } from './useSheetSelection';
import { LazyWordList } from './words/LazyWordList';

const loadAnswerSheet = async () => (await import('./sheets/lazySheetBundle')).AnswerSheet;
const loadRelations = async () => (await import('./sheets/lazySheetBundle')).RelationsSheet;
const loadReadingLog = async () => (await import('./sheets/lazySheetBundle')).ReadingLogSheet;
const loadFormulas = async () => {
  const [{ FormulaCard }, { FormulaText }] = await Promise.all([
    import('./sheets/FormulaCard'),
    loadDrawings(),
  ]);
  return () => <FormulaCard FormulaText={FormulaText} />;
};

export function renderSheetPreviews(sheets: SheetSelection): Readonly<Record<SheetId, ReactNode>> {
  return {
    'answer-sheet': (
      <LazySheet sheet="answer-sheet" sheets={sheets} pages={onePageText} load={loadAnswerSheet} />
    ),
    words: <LazyWordList sheets={sheets} />,
    relations: <LazySheet sheet="relations" sheets={sheets} pages={onePageText} load={loadRelations} />,
    formulas: <LazySheet sheet="formulas" sheets={sheets} pages={twoPagesText} load={loadFormulas} />,
    checklist: (
      <SheetPreview sheet="checklist" sheets={sheets} pages={onePageText}>
        <ChecklistSheet />
      </SheetPreview>
    ),
    'reading-log': (
      <LazySheet sheet="reading-log" sheets={sheets} pages={onePageText} load={loadReadingLog} />
    ),
    week: (
      <SheetPreview sheet="week" sheets={sheets} pages={onePageText}>
        <BlankWeekSheet />
      </SheetPreview>
    ),
  };
}
