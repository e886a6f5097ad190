import { useDrawn } from './useDrawn';

/** A text of the item bank. What draws formulas is fetched with the first text that has one. */
export function QuestionText({ text }: { text: string }) {
  const hasFormula = text.includes('`');
  const drawn = useDrawn(hasFormula);
  if (!hasFormula) return text;
  return drawn === null ? text.replaceAll('`', '') : <drawn.FormulaText text={text} />;
}
