import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import type { EssayResult, AttemptResult } from '@/domain/exam/scoring/result';
import { itemRef } from '@/domain/exam/items/item';
import { isBlank } from '@/lib/text/typedText';
import { EmptyState } from '@/ui/cards/EmptyState';
import { EssayCard } from './essay/EssayCard';
import { OtherEssays } from './essay/OtherEssays';
import { PrintedSelfCheck } from './essay/PrintedSelfCheck';
import { SelfCheckPanel } from './essay/SelfCheckPanel';
import { lowScreen } from '@/ui/page/mediaQueries';
import { usePrintAlone } from '@/ui/print/usePrintAlone';
import { useSelfCheck } from './essay/useSelfCheck';

interface EssayReviewProps {
  readonly title: string;
  readonly essay: EssayResult;
  readonly result: AttemptResult;
}

/** An essay for review. Neither the test maker nor this site scores it; students check their own essay against a list. */
export function EssayReview(props: EssayReviewProps) {
  if (isBlank(props.essay.text))
    return (
      <Card>
        <CardContent>
          <EmptyState
            preview={null}
            title="No essay was written"
            text="On the real test, the writing sample goes to schools with the scores, so it is worth practicing."
          />
        </CardContent>
      </Card>
    );
  return <WrittenReview key={props.result.attemptId} {...props} />;
}

function WrittenReview({ title, essay, result }: EssayReviewProps) {
  const { attemptId, finishedAt } = result;
  const { chosen, outcome, choose } = useSelfCheck(attemptId);
  const { printProps, print } = usePrintAlone();
  const written = useMemo(
    () => ({
      attemptId,
      finishedAt,
      promptRef: essay.prompt === null ? null : itemRef(essay.prompt),
      content: [],
      text: essay.text,
    }),
    [attemptId, finishedAt, essay],
  );
  return (
    <Stack spacing={{ xs: 2, sm: 3 }}>
      <Grid
        container
        spacing={{ xs: 2, sm: 3 }}
        sx={{ alignItems: 'start', '@media print': { display: 'block' } }}
      >
        <Grid
          size={{ xs: 12, md: 6, lg: 7 }}
          component="section"
          aria-label="Your essay"
          tabIndex={0}
          sx={besideTheList}
          {...printProps}
        >
          <EssayCard title={title} essay={essay} finishedAt={finishedAt} onPrint={print} />
          <PrintedSelfCheck chosen={chosen} />
        </Grid>
        <Grid size={{ xs: 12, md: 6, lg: 5 }} sx={{ displayPrint: 'none' }}>
          <SelfCheckPanel chosen={chosen} outcome={outcome} onChoose={choose} />
        </Grid>
      </Grid>
      <Box sx={{ displayPrint: 'none' }}>
        <OtherEssays essay={written} selfCheck={chosen} />
      </Box>
    </Stack>
  );
}

/**
 * If there is room, the essay is sticky beside the checklist. It scrolls if it is taller than the screen, so the keyboard must be
 * able to reach it.
 */
const besideTheList = {
  position: { md: 'sticky' },
  top: 88,
  maxHeight: { md: 'calc(100dvh - 112px)' },
  overflowY: { md: 'auto' },
  borderRadius: 1.5,
  [lowScreen]: { position: 'static', maxHeight: 'none' },
  '@media print': { width: '100%', position: 'static', maxHeight: 'none', overflow: 'visible' },
} as const;
