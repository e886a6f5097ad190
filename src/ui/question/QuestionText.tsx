import { FormulaText } from './FormulaText';

interface QuestionTextProps {
  readonly text: string;
  /** `no` for the words of the question itself; explanations may be translated. */
  readonly translate?: 'no';
}

/** Text from the item bank, with its formulas. */
export function QuestionText({ text, translate }: QuestionTextProps) {
  return <span translate={translate}>{text.includes('`') ? <FormulaText text={text} /> : text}</span>;
}
