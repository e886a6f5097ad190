import ArrowForward from '@mui/icons-material/ArrowForward';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
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
import { stepLink } from './stepLink';

/** The first thing a parent sees: how it is going and why, the one thing to do next, and how to talk about it. */
export function VerdictCard({ family: { asOf }, record }: DashboardTabProps) {
  const id = useId();
  const { verdict, nextStep, conversationTip } = buildPreparationSummary(record, asOf);
  const access = useDashboardAccess();
  // On the learner's own device, the "today" card already names the next step, unless that step is to make the plan smaller.
  const hasStep = access !== 'own' || nextStep.kind === 'smaller plan';
  return (
    <Card component="section" aria-labelledby={id} sx={card}>
      <VerdictPart id={id} verdict={verdict} today={asOf.day} />
      {hasStep && <StepPart step={nextStep} access={access} />}
      <TalkPart talk={conversationTip} />
    </Card>
  );
}

/**
 * The three parts: in a row if there is room, each as wide as its text needs, otherwise stacked. A single CSS rule saves bytes in
 * the prerendered document.
 */
const card = {
  mt: { xs: 1, sm: 2.5 },
  mb: { xs: 2, sm: 2.5 },
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  '& > div': {
    position: 'relative',
    minWidth: 0,
    // Moves the hairlines left of each row's first part and above the first row outside the card, which clips them.
    m: '-1px 0 0 -1px',
    border: '0 solid',
    borderColor: 'divider',
    borderWidth: '1px 0 0 1px',
    p: 'clamp(10px, 2.6vw, 20px) clamp(16px, 3.2vw, 24px)',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3px',
  },
  // Marks the next step with the screen's only highlight.
  '& > .step::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    borderTop: 3,
    borderColor: 'emphasis.main',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: 44,
    mb: '-12px',
    mt: 'auto',
    displayPrint: 'none',
  },
  '& dl': {
    m: 0,
    width: '100%',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: '8px 24px',
  },
  // On a phone, each label runs inline at the start of its sentence, with the same line height.
  '& dl > div': { lineHeight: { xs: 1.35 } },
  '& dt': { fontWeight: 550, display: { xs: 'inline', sm: 'block' }, mr: 1 },
  '& dd': { m: 0, display: { xs: 'inline', sm: 'block' }, textWrap: { sm: 'balance' } },
} as const;

const verdictStyles: Readonly<Record<HeadlineTone, { readonly color: string; readonly icon: ReactElement }>> =
  {
    good: { color: 'status.good', icon: <CheckCircleOutlined /> },
    watch: { color: 'status.watchText', icon: <VisibilityOutlined /> },
    risk: { color: 'status.risk', icon: <ErrorOutlined /> },
    none: { color: 'text.secondary', icon: <PendingOutlined /> },
  };

function VerdictPart({ id, verdict, today }: { id: string; verdict: PreparationVerdict; today: IsoDay }) {
  const { icon, color } = verdictStyles[preparationStatusTones[verdict.status]];
  const { days, text } = testCountdownText(verdict);
  return (
    <div style={{ flex: '13 1 20rem' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          color,
          fontWeight: 600,
          '& svg': { fontSize: '1.25rem' },
        }}
      >
        {icon}
        <span>{keepDatesUnbroken(statusSinceText(verdict, today))}</span>
      </Box>
      <Typography
        id={id}
        variant="h2"
        sx={{ fontSize: { xs: '1.1875rem', sm: 'clamp(1.3125rem, 1.1875rem + 0.5vw, 1.5rem)' } }}
      >
        {keepDatesUnbroken(verdictSentence(verdict, today))}
      </Typography>
      <Typography variant="body2">{keepDatesUnbroken(verdictReasonText(verdict, today))}</Typography>
      <Typography variant="body2" sx={{ mt: 'auto', pt: 0.5 }}>
        {days !== null && (
          <Box
            component="span"
            sx={{ fontSize: { sm: '1.5rem' }, fontWeight: 650, lineHeight: 1.2, mr: 0.75 }}
          >
            {formatNumber(days)}
          </Box>
        )}
        <span>{` ${keepDatesUnbroken(text)}`}</span>
      </Typography>
    </div>
  );
}

function StepPart({ step, access }: { readonly step: ParentNextStep; readonly access: LearnerAccess }) {
  const isNext = access !== 'own';
  const { title, reason } = parentNextStepText(step);
  const link = stepLink(step);
  return (
    <div className={isNext ? 'step' : ''} style={{ flex: '10 1 18rem' }}>
      <Typography
        variant="body2"
        sx={{ color: isNext ? 'emphasis.main' : 'text.secondary', fontWeight: 600 }}
      >
        {isNext ? 'Next step' : 'About the plan'}
      </Typography>
      <Typography component="h3" variant="h2" sx={{ fontSize: '1.125rem' }}>
        {keepDatesUnbroken(title)}
      </Typography>
      <Typography variant="body2">{keepDatesUnbroken(reason)}</Typography>
      {/* A shared copy has no practice links: they would start the parent's own practice. */}
      {access !== 'read-only' && (
        <Link component={RouterLink} to={link.to}>
          <span>{link.label}</span>
          <ArrowForward sx={{ fontSize: '1.125rem' }} />
        </Link>
      )}
    </div>
  );
}

function TalkPart({ talk: { suggestion, remarkToAvoid } }: { talk: ConversationTip }) {
  return (
    <div style={{ flex: '8 1 14rem' }}>
      <dl>
        {[
          ['Say', suggestion],
          ['Avoid', remarkToAvoid],
        ].map(([label, sentence]) => (
          <div key={label}>
            <Typography component="dt" variant="secondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="prose"
              sx={{ fontSize: { xs: '1rem', sm: '1.0625rem' }, lineHeight: 1.35 }}
            >
              {`\u201c${sentence}\u201d`}
            </Typography>
          </div>
        ))}
      </dl>
    </div>
  );
}
