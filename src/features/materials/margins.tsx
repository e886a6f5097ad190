/** The sheets, each in the margin of its section. */
import type { ReactNode } from 'react';
import { loadDrawings } from '@/ui/question/useDrawings';
import { LaterSheet } from './LaterSheet';
import { onePage, twoPages } from './pages';
import type { SheetId } from './sheet';
import { SheetPreview } from './SheetPreview';
import { ChecklistSheet } from './sheets/ChecklistSheet';
import { WeekSheet } from './sheets/WeekSheet';
import type { Sheets } from './useSheets';
import { LaterWordList } from './words/LaterWordList';

const loadAnswerSheet = async () => (await import('./sheets/later')).AnswerSheet;
const loadRelations = async () => (await import('./sheets/later')).RelationsSheet;
const loadReadingLog = async () => (await import('./sheets/later')).ReadingLogSheet;
const loadFormulas = async () => {
  const [{ FormulaCard }, { FormulaText }] = await Promise.all([
    import('./sheets/FormulaCard'),
    loadDrawings(),
  ]);
  return () => <FormulaCard FormulaText={FormulaText} />;
};

export function sheetMargins(sheets: Sheets): Readonly<Record<SheetId, ReactNode>> {
  return {
    'answer-sheet': (
      <LaterSheet sheet="answer-sheet" sheets={sheets} pages={onePage} load={loadAnswerSheet} />
    ),
    words: <LaterWordList sheets={sheets} />,
    relations: <LaterSheet sheet="relations" sheets={sheets} pages={onePage} load={loadRelations} />,
    formulas: <LaterSheet sheet="formulas" sheets={sheets} pages={twoPages} load={loadFormulas} />,
    checklist: (
      <SheetPreview sheet="checklist" sheets={sheets} pages={onePage}>
        <ChecklistSheet />
      </SheetPreview>
    ),
    'reading-log': <LaterSheet sheet="reading-log" sheets={sheets} pages={onePage} load={loadReadingLog} />,
    week: (
      <SheetPreview sheet="week" sheets={sheets} pages={onePage}>
        <WeekSheet />
      </SheetPreview>
    ),
  };
}
