import Typography from '@mui/material/Typography';
import type { AsOf } from '@/domain/dashboard/as-of';
import { dashboardTestText } from '@/domain/dashboard/score-change-text';
import { rawSections } from '@/domain/dashboard/scores/raw-results';
import {
  noScaledScoresText,
  rawScoreMeaningText,
  sectionSharesText,
} from '@/domain/dashboard/scores/raw-result-text';
import { namedTest } from '@/domain/dashboard/scores/test-scores';
import type { Learner } from '@/domain/learner/learner';
import { Panel } from '@/ui/cards/Panel';
import { NoScoresNotice } from '../NoScoresNotice';
import { isOfOneTest, RawSectionBars } from './RawSectionBars';

interface RawSectionsPanelProps {
  readonly learner: Pick<Learner, 'tests' | 'profile'>;
  readonly asOf: AsOf;
}

/** Verbal, Math, and Reading: the latest result of each, and why it is a raw score. */
export function RawSectionsPanel({ learner, asOf }: RawSectionsPanelProps) {
  const sections = rawSections(learner);
  const [first] = sections;
  if (first === undefined)
    return (
      <Panel title="Section Results">
        <NoScoresNotice
          preview="bars"
          title="No section results yet"
          text="Raw scores and shares of right answers appear here after the first test."
        />
      </Panel>
    );
  const control = isOfOneTest(sections)
    ? dashboardTestText(namedTest(first.test), asOf.day)
    : 'latest of each';
  return (
    <Panel title="Section Results" control={control} folded={sectionSharesText(sections)}>
      <RawSectionBars sections={sections} today={asOf.day} />
      <Typography variant="secondary" sx={{ mt: 2.5 }}>
        {`${rawScoreMeaningText} ${noScaledScoresText(learner.profile.level)}`}
      </Typography>
    </Panel>
  );
}
