import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { resultKindOf } from '@/domain/dashboard/scores/raw-results';
import { diagnosticMinutes, diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import type { LevelId } from '@/domain/exam/level/level-id';
import { sectionQuestionCount } from '@/domain/exam/test/test-plan';
import type { Learner } from '@/domain/learner/learner';
import type { ResultKind } from '@/domain/learner/raw-result';
import { sectionName } from '@/domain/section-names';
import { formatCount, formatNumber } from '@/lib/text/format';
import { pathOf } from '@/site';
import { Dot } from '@/ui/marks/Dot';
import { LinkButton } from '@/ui/controls/LinkButton';
import { EmptyPreview, type EmptyPreviewKind } from '@/ui/cards/EmptyPreview';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';

const sectionsOf = (level: LevelId) =>
  diagnosticPlan(level, false).parts.flatMap((part) =>
    part.kind === 'section' && part.section !== 'mixed'
      ? [{ section: part.section, questions: sectionQuestionCount(part), minutes: part.minutes }]
      : [],
  );

interface StepProps {
  readonly when: string;
  readonly title: string;
  readonly words: string;
  readonly preview: EmptyPreviewKind;
}

const firstSteps: Readonly<Record<ResultKind, Omit<StepProps, 'when'>>> = {
  scaled: {
    title: 'A range for each section',
    words:
      'You see the low end and the high end of an estimate. We never show an estimate as a single number.',
    preview: 'ranges',
  },
  raw: {
    title: 'A raw score for each section',
    words: 'You see how many questions were right, wrong, and blank, and the raw score that they make.',
    preview: 'bars',
  },
};

const lastSteps: Readonly<Record<ResultKind, Omit<StepProps, 'when'>>> = {
  scaled: {
    title: 'An answer: on track or not',
    words:
      'You see the whole range beside the target. From the second test on, you also see whether a change is clear.',
    preview: 'target',
  },
  raw: {
    title: 'Full tests over time',
    words:
      'You see the share of questions right in each section. From the second test on, you also see whether a change is clear. A target is compared with official scores, once you enter one.',
    preview: 'bars',
  },
};

const stepsOf = (results: ResultKind): readonly StepProps[] => [
  { when: 'After the free test', ...firstSteps[results] },
  {
    when: 'After the first week',
    title: 'Study time and accuracy',
    words:
      'You see the minutes by day, the share of right answers in each section, and the topics that cost the most points.',
    preview: 'days',
  },
  { when: 'After the first full test', ...lastSteps[results] },
];

interface EmptyDashboardProps {
  readonly learner: Learner;
  /** The control that opens a shared copy. */
  readonly openCopy: ReactNode;
}

/** A dashboard before any practice on this device: one thing to do, and a preview of what will appear. */
export function EmptyDashboard({ learner, openCopy }: EmptyDashboardProps) {
  return (
    <>
      <FreeTestCard level={learner.profile.level} />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mt: { xs: 4, md: 6 }, mb: 1.5 }}
      >
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          What Will Appear Here
        </Typography>
        <Typography variant="secondary">These are drawings, not real data.</Typography>
      </Stack>
      <Divider />
      <List component="ol">
        {stepsOf(resultKindOf(learner)).map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </List>
      <Divider />
      <List sx={waysStyle}>
        <Way
          when="To see a page with a year of data"
          to={{ search: '?from=sample' }}
          label="Look at the sample family"
        />
        {learner.plan === null && (
          <Way when="If you know the test date" to={pathOf('studyPlanner')} label="Make a study plan" />
        )}
        <ListItem disablePadding sx={{ display: 'block' }}>
          <Typography variant="secondary" sx={{ mb: 0.5 }}>
            If your child practices on another device
          </Typography>
          {openCopy}
        </ListItem>
      </List>
    </>
  );
}

/** The page's one action, and how long each section of the test takes. */
function FreeTestCard({ level }: { readonly level: LevelId }) {
  const sections = sectionsOf(level);
  const allQuestions = sections.reduce((sum, { questions }) => sum + questions, 0);
  return (
    <Card variant="emphasized" sx={{ mt: 2, overflow: 'hidden' }}>
      <Grid container>
        <Grid size={{ xs: 12, md: 8 }}>
          <CardContent sx={{ '&, &:last-child': { p: { xs: 2.5, sm: 5 } } }}>
            <Typography variant="headline">Start with the free test</Typography>
            <Typography sx={{ my: 2, maxWidth: '36rem' }}>
              Take half of each scored section, then an essay if you want one. You see which section costs the
              most points, and this page fills in from there.
            </Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
              <LinkButton to={pathOf('freeTest')}>Start the free test</LinkButton>
              <Typography variant="secondary">You need no account, and nothing is sent anywhere.</Typography>
            </Stack>
          </CardContent>
        </Grid>
        <Grid
          size={{ xs: 12, md: 4 }}
          sx={{
            bgcolor: 'action.hover',
            borderLeft: { md: 1 },
            borderColor: { md: 'divider' },
          }}
        >
          <CardContent sx={{ '&, &:last-child': { p: { xs: 2.5, sm: 4 } } }}>
            <Typography>
              <Typography component="strong" variant="figure">
                {formatNumber(diagnosticMinutes(false))}
              </Typography>{' '}
              <span>{`minutes, ${formatCount(allQuestions, 'question')}`}</span>
            </Typography>
            <List sx={{ my: 1.5 }}>
              {sections.map(({ section, questions, minutes }) => (
                <ListItem
                  key={section}
                  divider
                  disablePadding
                  sx={{ py: 0.75, gap: 1.25, typography: 'body2' }}
                >
                  <Dot color={`section.${section}`} />
                  <Box sx={{ flexGrow: 1 }}>{sectionName(section, 'dashboard')}</Box>
                  <span>{formatCount(questions, 'question')}</span>
                  <Box sx={{ minWidth: '4rem', textAlign: 'right', typography: 'subtitle2' }}>
                    {`${formatNumber(minutes)} min`}
                  </Box>
                </ListItem>
              ))}
            </List>
            <Typography variant="secondary">The clock stops between sections.</Typography>
          </CardContent>
        </Grid>
      </Grid>
    </Card>
  );
}

/** A step of practice with a drawing of what it adds to the page. */
function Step({ when, title, words, preview }: StepProps) {
  return (
    <ListItem divider disablePadding sx={{ py: 2.5 }}>
      <Grid container columnSpacing={4} rowSpacing={1} sx={{ width: '100%' }}>
        <Grid size={{ xs: 12, md: 2 }}>
          <Typography variant="secondary">{when}</Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <Typography component="h3" variant="strong">
            {title}
          </Typography>
          <Typography variant="secondary">{words}</Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 4 }}>
          <EmptyPreview kind={preview} />
        </Grid>
      </Grid>
    </ListItem>
  );
}

interface WayProps {
  readonly when: string;
  readonly to: string | { readonly search: string };
  readonly label: string;
}

function Way({ when, to, label }: WayProps) {
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Typography variant="secondary">{when}</Typography>
      <StandaloneLink to={to}>
        <span>{label}</span>
        <ArrowForward fontSize="xsmall" />
      </StandaloneLink>
    </ListItem>
  );
}

const waysStyle = {
  mt: 3,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(16rem, 1fr))' },
} as const;
