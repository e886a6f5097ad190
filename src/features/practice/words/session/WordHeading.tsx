import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import type { SessionWord } from '@/domain/plan/words/word-session';
import { askKindLabels } from '../wordSessionText';

interface WordHeadingProps {
  readonly entry: WordEntry;
  readonly kind: SessionWord['kind'];
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The word being asked, with its part of speech. */
export function WordHeading({ entry, kind, headingRef }: WordHeadingProps) {
  const label = askKindLabels[kind];
  const kindId = useId();
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography
        ref={headingRef}
        aria-describedby={kindId}
        translate="no"
        variant="h1"
        component="h2"
        sx={{ outline: 'none', overflowWrap: 'anywhere' }}
      >
        {entry.word}
      </Typography>
      <Typography id={kindId} color="textSecondary" sx={{ mt: 1, fontStyle: 'italic' }}>
        {label === null ? entry.partOfSpeech : `${entry.partOfSpeech}, ${label}`}
      </Typography>
    </Box>
  );
}
