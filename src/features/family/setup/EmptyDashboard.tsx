import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { diagnosticMinutes, diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { sectionQuestionCount } from '@/domain/exam/test/test-plan';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { sectionName } from '@/domain/section-names';
import { formatCount, formatNumber } from '@/lib/text/format';
import { pathOf } from '@/site';
import { Dot } from '@/ui/marks/Dot';
import { LinkButton } from '@/ui/controls/LinkButton';
import { TargetPreview, WeekBarsPreview, ScoreRangesPreview } from './dashboardPreviews';

const sections = diagnosticPlan(false).parts.flatMap((part) =>
  part.kind === 'section' && part.section !== 'mixed'
    ? [{ section: part.section, questions: sectionQuestionCount(part), minutes: part.minutes }]
    : [],
);
const allQuestions = sections.reduce((sum, { questions }) => sum + questions, 0);

const steps = [
  {
    when: 'After the free test',
    title: 'A range for each section',
    words:
      'Where the score most likely lies, from low to high. An estimate is never shown as a single number.',
    Drawing: ScoreRangesPreview,
  },
  {
    when: 'After the first week',
    title: 'Study time and accuracy',
    words:
      'Minutes by day, the share of right answers in each section, and the topics that cost the most points.',
    Drawing: WeekBarsPreview,
  },
  {
    when: 'After the first full test',
    title: 'An answer: on track or not',
    words: 'The whole range against the target. From the second test on, whether a change is real.',
    Drawing: TargetPreview,
  },
] as const;

interface EmptyDashboardProps {
  readonly record: LearnerRecord;
  /** The control that opens a shared copy. */
  readonly openCopy: ReactNode;
}

/** A dashboard before any practice on this device: one thing to do, and a preview of what will appear. */
export function EmptyDashboard({ record, openCopy }: EmptyDashboardProps) {
  const hasPlan = record.plan !== null;
  return (
    <>
      <Card sx={first}>
        <div>
          <Typography variant="h2" sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.6vw, 2rem)' }}>
            Start with the free test
          </Typography>
          <Typography sx={{ my: 2, maxWidth: '36rem' }}>
            Half of each scored section, then an essay if you want one. The test shows which section costs the
            most points, and this page fills in from there.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' }}>
            <LinkButton to={pathOf('freeTest')} variant="contained">
              Start the free test
            </LinkButton>
            <Typography variant="secondary">No account. Nothing is sent anywhere.</Typography>
          </Box>
        </div>
        <div>
          <Typography>
            <Box component="strong" sx={{ typography: 'figure', fontSize: '1.75rem' }}>
              {formatNumber(diagnosticMinutes(false))}
            </Box>{' '}
            <span>{`minutes, ${formatCount(allQuestions, 'question')}`}</span>
          </Typography>
          <ul>
            {sections.map(({ section, questions, minutes }) => (
              <li key={section}>
                <Dot color={`section.${section}`} />
                <span>{sectionName(section, 'dashboard')}</span>
                <span>{formatCount(questions, 'question')}</span>
                <span>{`${formatNumber(minutes)} min`}</span>
              </li>
            ))}
          </ul>
          <Typography variant="secondary">The clock stops between sections.</Typography>
        </div>
      </Card>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mt: { xs: 4, md: 6 } }}
      >
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          What Will Appear Here
        </Typography>
        <Typography variant="secondary">Drawings, not real data</Typography>
      </Box>
      <Box component="ol" sx={stepList}>
        {steps.map(({ when, title, words, Drawing }) => (
          <li key={title}>
            <Typography variant="secondary" sx={{ fontWeight: 550 }}>
              {when}
            </Typography>
            <div>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {title}
              </Typography>
              <Typography variant="secondary">{words}</Typography>
            </div>
            <Drawing />
          </li>
        ))}
      </Box>
      <Box component="ul" sx={ways}>
        <Way
          when="To see a page with a year of data"
          to={{ search: '?from=sample' }}
          label="Look at the sample family"
        />
        {!hasPlan && (
          <Way when="If you know the test date" to={pathOf('studyPlanner')} label="Make a study plan" />
        )}
        <li>
          <Typography variant="secondary" sx={{ mb: 0.5 }}>
            If your child practices on another device
          </Typography>
          {openCopy}
        </li>
      </Box>
    </>
  );
}

interface WayProps {
  readonly when: string;
  readonly to: string | { readonly search: string };
  readonly label: string;
}

function Way({ when, to, label }: WayProps) {
  return (
    <li>
      <Typography variant="secondary">{when}</Typography>
      <Link
        component={RouterLink}
        to={to}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 }}
      >
        <span>{label}</span>
        <ArrowForward sx={{ fontSize: '1.125rem' }} />
      </Link>
    </li>
  );
}

const first = {
  mt: 2,
  display: 'flex',
  flexWrap: 'wrap',
  borderTop: 3,
  borderTopColor: 'emphasis.main',
  '& > div:first-of-type': { flex: '2 1 22rem', p: { xs: 2.5, sm: 5 } },
  '& > div:last-of-type': {
    flex: '1 1 20rem',
    p: { xs: 2.5, sm: 4 },
    bgcolor: 'action.hover',
    borderLeft: { md: 1 },
    borderColor: { md: 'divider' },
  },
  '& ul': { listStyle: 'none', m: 0, p: 0, my: 1.5, typography: 'body2' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto 4rem',
    alignItems: 'center',
    gap: 1.25,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& li > span:last-child': { textAlign: 'right', fontWeight: 600 },
} as const;

const stepList = {
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  p: 0,
  borderTop: 1,
  borderColor: 'divider',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr) minmax(0, 24rem)' },
    columnGap: 4,
    rowGap: 1,
    py: 2.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;

const ways = {
  listStyle: 'none',
  m: 0,
  mt: 3,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(16rem, 1fr))' },
} as const;
