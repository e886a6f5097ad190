import { useDrawings } from './useDrawings';

interface QuestionTextProps {
  readonly text: string;
  /** `no` for the words of the question itself; explanations may be translated. */
  readonly translate?: 'no';
}

/** Text from the item bank. Formulas are plain text until the code that draws them has loaded, or if it fails to load. */
export function QuestionText({ text, translate }: QuestionTextProps) {
  const hasFormula = text.includes('`');
  const drawings = useDrawings(hasFormula);
  return (
    <span translate={translate}>
      {hasFormula && drawings.state === 'ready' ? (
        <drawings.module.FormulaText text={text} />
      ) : (
        text.replaceAll('`', '')
      )}
    </span>
  );
}
