import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Highlight } from '@/domain/exam/highlight';
import type { Passage } from '@/domain/exam/item';

export interface ReadingLayoutProps {
  readonly passage: Passage;
  /** "Passage 3 of 8, questions 11 to 15". */
  readonly place: string;
  /** The stem of the question on screen: another one means that another question was opened. */
  readonly stem: string;
  readonly highlights: readonly Highlight[];
  readonly onHighlight: (highlight: Highlight) => void;
  readonly onRemoveHighlight: (highlight: Highlight) => void;
  /** The question, without padding of its own. */
  readonly children: ReactNode;
}

/** The passage above its question. */
export function ReadingLayout({ passage, place, children }: ReadingLayoutProps) {
  return (
    <Box sx={{ width: '100%', maxWidth: 704, mx: 'auto', px: 2, py: { xs: 3, sm: 4 } }}>
      <Typography variant="body2" color="textSecondary">
        {place}
      </Typography>
      {passage.text.map((paragraph) => (
        <Typography key={paragraph} variant="prose" component="p" sx={{ my: 2, whiteSpace: 'pre-line' }}>
          {paragraph}
        </Typography>
      ))}
      {children}
    </Box>
  );
}
