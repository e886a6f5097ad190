import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ownRecordSelector } from '@/data/record/learner/recordMark';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';

interface WordsStartFrameProps {
  /** True until the figures are known; reserves about the final height. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

export function WordsStartFrame({ isWaiting = false, children }: WordsStartFrameProps) {
  const titleId = useId();
  const isOwn = useHasOwnRecord();
  const reservedHeight =
    isOwn === true
      ? ownHeight
      : isOwn === false
        ? firstHeight
        : { ...firstHeight, [ownRecordSelector]: ownHeight };
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={[{ p: { xs: 2, sm: 3 } }, isWaiting && reservedHeight]}
    >
      <Typography id={titleId} variant="h3" component="h2">
        Today’s Words
      </Typography>
      {children}
    </Card>
  );
}

/** Reserved heights in pixels: for a student with a record, and for a first visit, where the card also asks what to save. */
const ownHeight = { minHeight: 390 } as const;
const firstHeight = { minHeight: { xs: 620, sm: 547, md: 610 } } as const;
