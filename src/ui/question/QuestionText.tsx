import Box from '@mui/material/Box';
import { FormulaText } from './FormulaText';

interface QuestionTextProps {
  readonly text: string;
  /** `no` for the words of the question itself; explanations may be translated. */
  readonly translate?: 'no';
}

/** Text from the item bank, with its formulas and line breaks. */
export function QuestionText({ text, translate }: QuestionTextProps) {
  return (
    <Box component="span" translate={translate} sx={{ whiteSpace: 'pre-line' }}>
      {text.includes('`') ? <FormulaText text={text} /> : text}
    </Box>
  );
}
