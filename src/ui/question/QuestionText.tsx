import { useDrawings } from './useDrawings';

/** Text from the item bank. Formulas are plain text until the code that draws them has loaded, or if it fails to load. */
export function QuestionText({ text }: { text: string }) {
  const hasFormula = text.includes('`');
  const drawings = useDrawings(hasFormula);
  if (!hasFormula) return text;
  return drawings.state === 'ready' ? <drawings.module.FormulaText text={text} /> : text.replaceAll('`', '');
}
