import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { practiceLevel } from '@/domain/plan/topics/practice-level';
import { summarizePromptKinds } from '@/domain/plan/schedule/writing-summary';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { PromptKindTable } from './PromptKindTable';
import { SectionCard } from '../SectionCard';

/** The hub's card for the writing sample, which has no score. */
export function WritingPanel({ children }: { readonly children: ReactNode }) {
  return (
    <SectionCard
      section="writing"
      facts="One essay, not scored, sent to the schools"
      action={
        <LinkButton to={pathOf('writingTest')} variant="outlined">
          Write for 25 minutes
        </LinkButton>
      }
    >
      {children}
    </SectionCard>
  );
}

/** Shown before the student has written an essay. */
export function NoEssaysNotice() {
  return (
    <>
      <Typography variant="secondary" sx={{ mb: 2, maxWidth: '33em' }}>
        You have 25 minutes for one of two prompts. Then you rate the essay on five criteria, with examples of
        each level, and your ratings appear here.
      </Typography>
      <PromptKindTable kinds={summarizePromptKinds([], practiceLevel)} />
    </>
  );
}
