import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { topicAdvice } from '@/data/texts/topic-advice';
import type { AsOf } from '@/domain/dashboard/as-of';
import { sectionTopics } from '@/domain/dashboard/insights/section-analyses';
import { rawSections } from '@/domain/dashboard/scores/raw-results';
import {
  noScaledScoresText,
  rawScoreMeaningText,
  rightText,
} from '@/domain/dashboard/scores/raw-result-text';
import type { Learner } from '@/domain/learner/learner';
import { dashboardSectionNames } from '@/domain/section-names';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Dot } from '@/ui/marks/Dot';
import { RawSectionBars } from '../panels/scores/raw/RawSectionBars';
import { SectionTopicLists } from './SectionPerformancePanel';

interface RawSectionPerformancePanelProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
}

/** Verbal, Math, and Reading: each share of questions right with its raw score, strengths, weaknesses, and advice. */
export function RawSectionPerformancePanel({ learner, asOf }: RawSectionPerformancePanelProps) {
  const sections = rawSections(learner);
  const topicsOf = sectionTopics(learner, topicAdvice, asOf);
  return (
    <Panel title="Section Performance" control="share of questions right">
      {sections.length === 0 ? (
        <EmptyState
          preview="bars"
          title="No section has been analyzed yet"
          text="After the first practice test, each section shows its share of questions right, its strengths, and its weaknesses."
        />
      ) : (
        <Grid container columnSpacing={5} rowSpacing={3}>
          <Grid size={{ xs: 12, lg: 5 }}>
            <RawSectionBars sections={sections} today={asOf.day} />
            <Typography variant="secondary" sx={{ mt: 2.5 }}>
              {`${rawScoreMeaningText} ${noScaledScoresText(learner.profile.level)}`}
            </Typography>
          </Grid>
          <Grid size={{ xs: 12, lg: 7 }}>
            <Stack divider={<Divider />} spacing={2.5}>
              {sections.map(({ subject, result }) => (
                <Stack
                  key={subject}
                  component="section"
                  aria-label={`${dashboardSectionNames[subject]} performance`}
                  spacing={1}
                >
                  <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
                    <Dot color={`section.${subject}`} />
                    <Typography component="h3" variant="strong">
                      {dashboardSectionNames[subject]}
                    </Typography>
                    <Typography variant="strong">{rightText(result)}</Typography>
                  </Stack>
                  <SectionTopicLists topics={topicsOf(subject)} />
                </Stack>
              ))}
            </Stack>
          </Grid>
        </Grid>
      )}
    </Panel>
  );
}
