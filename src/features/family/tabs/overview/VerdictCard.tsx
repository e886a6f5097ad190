import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactElement, type ReactNode, useId } from 'react';
import { buildPreparationSummary } from '@/domain/dashboard/answer/parent-answer';
import type { ParentNextStep } from '@/domain/dashboard/answer/parent-next-step';
import type { ConversationTip } from '@/domain/dashboard/answer/conversation-tip';
import type { PreparationVerdict } from '@/domain/dashboard/answer/preparation-verdict';
import {
  statusSinceText,
  verdictReasonText,
  parentNextStepText,
  testCountdownText,
  verdictSentence,
} from '@/domain/dashboard/answer/verdict-text';
import { preparationStatusTones, type HeadlineTone } from '@/domain/dashboard/answer/preparation-headline';
import type { LearnerAccess } from '@/data/learners/learnerSource';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatNumber, keepDatesUnbroken } from '@/lib/text/format';
import { useDashboardAccess } from '../../frame/originContext';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { IconLabel } from '@/ui/marks/IconLabel';
import { ForwardLink } from '../ForwardLink';
import { stepLink } from './stepLink';

/** The first thing a parent sees: how it is going and why, the one thing to do next, and how to talk about it. */
export function VerdictCard({ family: { asOf }, learner }: DashboardTabProps) {
  const id = useId();
  const { verdict, nextStep, conversationTip } = buildPreparationSummary(learner, asOf);
  const access = useDashboardAccess();
  // On the learner's own device, the "today" card already names the next step, unless that step is to make the plan smaller.
  const hasStep = access !== 'own' || nextStep.kind === 'smaller plan';
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        mt: { xs: 1, sm: 2.5 },
        mb: { xs: 2, sm: 2.5 },
        display: 'flex',
        flexWrap: 'wrap',
        overflow: 'hidden',
      }}
    >
      <VerdictPart id={id} verdict={verdict} today={asOf.day} />
      {hasStep && <StepPart step={nextStep} access={access} />}
      <TalkPart talk={conversationTip} />
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

const verdictStyles: Readonly<Record<HeadlineTone, { readonly color: string; readonly icon: ReactElement }>> =
  {
    good: { color: 'status.good', icon: <CheckCircleOutlined fontSize="xsmall" /> },
    watch: { color: 'status.watchText', icon: <VisibilityOutlined fontSize="xsmall" /> },
    risk: { color: 'status.risk', icon: <ErrorOutlined fontSize="xsmall" /> },
    none: { color: 'text.secondary', icon: <PendingOutlined fontSize="xsmall" /> },
  };

function VerdictPart({ id, verdict, today }: { id: string; verdict: PreparationVerdict; today: IsoDay }) {
  const { icon, color } = verdictStyles[preparationStatusTones[verdict.status]];
  const { days, text } = testCountdownText(verdict);
  return (
    <CardPart flex="13 1 20rem">
      <IconLabel icon={icon} color={color}>
        {keepDatesUnbroken(statusSinceText(verdict, today))}
      </IconLabel>
      <Typography id={id} variant="h2" sx={{ typography: { xs: 'prose', sm: 'h2' } }}>
        {keepDatesUnbroken(verdictSentence(verdict, today))}
      </Typography>
      <Typography variant="body2">{keepDatesUnbroken(verdictReasonText(verdict, today))}</Typography>
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

function StepPart({ step, access }: { readonly step: ParentNextStep; readonly access: LearnerAccess }) {
  const isNext = access !== 'own';
  const { title, reason } = parentNextStepText(step);
  return (
    <CardPart flex="10 1 18rem" isHighlighted={isNext}>
      <Typography variant="subtitle2" sx={{ color: isNext ? 'emphasis.main' : 'text.secondary' }}>
        {isNext ? 'Next step' : 'About the plan'}
      </Typography>
      <Typography component="h3" variant="prose" sx={{ fontWeight: 600 }}>
        {keepDatesUnbroken(title)}
      </Typography>
      <Typography variant="body2">{keepDatesUnbroken(reason)}</Typography>
      {/* A shared copy has no practice links: they would start the parent's own practice. */}
      {access !== 'read-only' && <ForwardLink {...stepLink(step)} />}
    </CardPart>
  );
}

function TalkPart({ talk: { suggestion, remarkToAvoid } }: { talk: ConversationTip }) {
  return (
    <CardPart flex="8 1 14rem">
      <Stack
        component="dl"
        direction="row"
        sx={{ m: 0, width: '100%', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
      >
        {[
          ['Say', suggestion],
          ['Avoid', remarkToAvoid],
        ].map(([label, sentence]) => (
          <Box key={label} sx={{ flex: '1 1 13rem', minWidth: 0, typography: 'body2' }}>
            {/* On a phone, each label begins the line of its sentence. */}
            <Typography
              component="dt"
              variant="secondary"
              sx={{ display: { xs: 'inline', sm: 'block' }, mr: 1 }}
            >
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="prose"
              sx={{ typography: { xs: 'body2', sm: 'prose' }, display: { xs: 'inline', sm: 'block' } }}
            >
              {`\u201c${sentence}\u201d`}
            </Typography>
          </Box>
        ))}
      </Stack>
    </CardPart>
  );
}
