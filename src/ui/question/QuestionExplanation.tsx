import Typography from '@mui/material/Typography';
import type { Item } from '@/domain/exam/items/item';
import { QuestionText } from './QuestionText';

/**
 * Returns the explanation of the question as a whole, apart from its choices: an analogy's bridge, a problem's method, a word's
 * root; null if there is none.
 */
function kindReason(item: Item): { readonly label: string; readonly text: string } | null {
  if (item.kind === 'analogy') return { label: 'The sentence that connects the pair', text: item.bridge };
  if (item.kind === 'quantitative') return { label: 'The shortest way', text: item.method };
  if (item.kind === 'synonym' && item.root !== null)
    return { label: 'Where the word comes from', text: `${item.root}.` };
  return null;
}

/**
 * Explains a question as a whole, below its choices: the sentence of an analogy, the method of a math question, or the root of a
 * synonym. Renders nothing for other kinds.
 */
export function QuestionExplanation({ item }: { item: Item }) {
  const reason = kindReason(item);
  return (
    reason !== null && (
      <Typography sx={{ my: 2 }}>
        <strong>{`${reason.label}:`}</strong> <QuestionText text={reason.text} />
      </Typography>
    )
  );
}
