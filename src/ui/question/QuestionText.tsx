import { useDrawings } from './useDrawings';

/** A text of the item bank. Until what draws formulas is there, and where it could not be fetched, they are plain text. */
export function QuestionText({ text }: { text: string }) {
  const hasFormula = text.includes('`');
  const drawings = useDrawings(hasFormula);
  if (!hasFormula) return text;
  return drawings.state === 'ready' ? <drawings.module.FormulaText text={text} /> : text.replaceAll('`', '');
}
