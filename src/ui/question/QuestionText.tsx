import { useDrawings } from './useDrawings';

/** A text of the item bank. Formulas are plain text until the code that draws them is there, and where it could not be fetched. */
export function QuestionText({ text }: { text: string }) {
  const hasFormula = text.includes('`');
  const drawings = useDrawings(hasFormula);
  if (!hasFormula) return text;
  return drawings.state === 'ready' ? <drawings.module.FormulaText text={text} /> : text.replaceAll('`', '');
}
