import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useContext, useId } from 'react';
import { buildPreparationSummary } from '@/domain/dashboard/answer/parent-answer';
import type { PreparationVerdict } from '@/domain/dashboard/answer/preparation-verdict';
import {
  verdictReasonText,
  testCountdownText,
  verdictSentence,
} from '@/domain/dashboard/answer/verdict-text';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatNumber, keepDatesUnbroken } from '@/lib/text/format';
import { TodayLineContext, useDashboardAccess } from '../../frame/originContext';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { useIsPresenting } from '../../frame/usePresentation';
import { SendMessageButton } from './SendMessageButton';
import { NextStepText, TalkText, VerdictStatus } from './verdictParts';

/** The first thing a parent sees: how it is going and why, the one thing to do next, and how to talk about it. */
export function VerdictCard({ family: { asOf }, learner }: DashboardTabProps) {
  const id = useId();
  const { verdict, nextStep, conversationTip } = buildPreparationSummary(learner, asOf);
  const access = useDashboardAccess();
  const isPresenting = useIsPresenting();
  // On the learner's own device, the line of the day names the next step, unless that step is to make the plan smaller.
  const hasStep = access !== 'own' || nextStep.kind === 'smaller plan';
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        my: { xs: 1, sm: 2.5 },
        display: 'flex',
        flexWrap: 'wrap',
        overflow: 'hidden',
      }}
    >
      <VerdictPart id={id} verdict={verdict} today={asOf.day} />
      {hasStep && (
        <CardPart flex="10 1 18rem" isHighlighted={access !== 'own'}>
          <NextStepText step={nextStep} access={access} />
        </CardPart>
      )}
      <CardPart flex="8 1 14rem">
        <TalkText tip={conversationTip} />
        {/* On a parent's device, where the student isn't the reader. A slide has nothing to send. */}
        {access === 'read-only' && !isPresenting && <SendMessageButton text={conversationTip.suggestion} />}
      </CardPart>
    </Card>
  );
}

interface CardPartProps {
  /** CSS `flex`: the parts are in a row if there is room, each as wide as its text needs, otherwise stacked. */
  readonly flex: string;
  /** Marks the part as the screen's only highlight. */
  readonly isHighlighted?: boolean;
  readonly children: ReactNode;
}

/** One of the three parts, with a hairline between it and the ones before. */
function CardPart({ flex, isHighlighted = false, children }: CardPartProps) {
  return (
    <CardContent sx={part} style={{ flex }}>
      {isHighlighted && <Box aria-hidden sx={highlight} />}
      {children}
    </CardContent>
  );
}

const part = {
  position: 'relative',
  minWidth: 0,
  // Moves the hairlines left of each row's first part and above the first row outside the card, which clips them.
  m: '-1px 0 0 -1px',
  border: '0 solid',
  borderColor: 'divider',
  borderWidth: '1px 0 0 1px',
  '&, &:last-child': { p: 'clamp(10px, 2.6vw, 20px) clamp(16px, 3.2vw, 24px)' },
  display: 'flex',
  flexDirection: 'column',
  gap: '3px',
  alignItems: 'flex-start',
} as const;

const highlight = {
  position: 'absolute',
  inset: '0 0 auto',
  borderTop: 3,
  borderColor: 'emphasis.main',
} as const;

function VerdictPart({ id, verdict, today }: { id: string; verdict: PreparationVerdict; today: IsoDay }) {
  const { days, text } = testCountdownText(verdict);
  const todayLine = useContext(TodayLineContext);
  const isPresenting = useIsPresenting();
  return (
    <CardPart flex="13 1 20rem">
      <VerdictStatus verdict={verdict} today={today} />
      {/* The line above a slide says the same. */}
      <Typography
        id={id}
        variant="h2"
        {...(isPresenting ? { style: visuallyHidden } : { sx: { typography: { xs: 'prose', sm: 'h2' } } })}
      >
        {keepDatesUnbroken(verdictSentence(verdict, today))}
      </Typography>
      <Typography variant="body2">{keepDatesUnbroken(verdictReasonText(verdict, today))}</Typography>
      {todayLine !== null && <div>{todayLine}</div>}
      <Typography variant="body2" sx={{ mt: 'auto', pt: 0.5 }}>
        {days !== null && (
          <Typography component="span" variant="figureSmall" sx={{ mr: 0.75 }}>
            {formatNumber(days)}
          </Typography>
        )}
        <span>{` ${keepDatesUnbroken(text)}`}</span>
      </Typography>
    </CardPart>
  );
}
