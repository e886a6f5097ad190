import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { TestForm } from '@/domain/exam/test/form';
import type { Item } from '@/domain/exam/items/item';
import { loadItemReasons } from './loadItemReasons';

type Answer =
  | { readonly state: 'asked' | 'failed' }
  | { readonly state: 'answered'; readonly words: readonly string[] };

/** Answers "Why this question?" from the record, which is read on demand. */
export function QuestionReasons({ item, form }: { readonly item: Item; readonly form: TestForm }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const id = useId();
  const ask = () => {
    setAnswer({ state: 'asked' });
    loadItemReasons(item, form).then(
      (words) => setAnswer({ state: 'answered', words }),
      () => setAnswer({ state: 'failed' }),
    );
  };
  return (
    <Box sx={{ maxWidth: '38em' }}>
      <Button
        variant="flush"
        size="small"
        aria-expanded={answer !== null}
        aria-controls={id}
        onClick={() => (answer === null ? ask() : setAnswer(null))}
        sx={{ color: 'text.secondary' }}
      >
        Why this question?
      </Button>
      <Box id={id} role="status">
        {answer?.state === 'answered' &&
          answer.words.map((sentence) => (
            <Typography key={sentence} variant="secondary">
              {sentence}
            </Typography>
          ))}
        {answer?.state === 'failed' && (
          <Typography variant="secondary">
            The reasons could not be loaded. Your answers are safe. Check the connection and try again.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
