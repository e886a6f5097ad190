import Typography from '@mui/material/Typography';
import { firstSchoolWithTarget, testsWithPercentile } from '@/domain/dashboard/scores/school-targets';
import { noRankText } from '@/domain/dashboard/scores/raw-result-text';
import { comparableTests, fullTests, lastTwoFullTests } from '@/domain/dashboard/scores/test-scores';
import { CardCell, CardGrid, SectionStack } from '@/ui/cards/CardGrid';
import { Panel } from '@/ui/cards/Panel';
import { NotesPanel } from '../panels/notes/NotesPanel';
import { RawTrendPanel } from '../panels/scores/raw/RawTrendPanel';
import { ScoreProgressPanel } from '../panels/scores/ScoreProgressPanel';
import { TotalScorePanel } from '../panels/scores/TotalScorePanel';
import { PercentilePanel } from './PercentilePanel';
import { RawScoreStats } from './RawScoreStats';
import { RawSectionPerformancePanel } from './RawSectionPerformancePanel';
import type { ScorePanelsProps } from './ScaledScorePanels';
import { TargetSchoolsPanel } from './TargetSchoolsPanel';
import { TestHistoryPanel } from './TestHistoryPanel';

/**
 * The panels of the tab at a level without score tables: raw results first, then official scores under headings of their own, if there
 * are any.
 */
export function RawScorePanels({ family, learner, openTest, openFigure }: ScorePanelsProps) {
  const { asOf } = family;
  const { schools, level } = learner.profile;
  const official = fullTests(comparableTests(learner));
  const isRanked = testsWithPercentile(official).length > 0;
  return (
    <SectionStack>
      <RawScoreStats learner={learner} asOf={asOf} onOpen={openFigure} />
      <CardGrid>
        <CardCell wide={12} medium={12}>
          <RawTrendPanel title="Practice Results" learner={learner} asOf={asOf} onOpen={openTest} />
        </CardCell>
        <CardCell wide={12} medium={12}>
          <NotesPanel family={family} learner={learner} />
        </CardCell>
        <CardCell wide={12} medium={12}>
          <RawSectionPerformancePanel learner={learner} asOf={asOf} />
        </CardCell>
        {official.length > 0 && (
          <>
            <CardCell wide={6} medium={12}>
              <TotalScorePanel title="Official Scores" learner={learner} asOf={asOf} onOpen={openTest} />
            </CardCell>
            <CardCell wide={6} medium={12}>
              <ScoreProgressPanel title="Official Section Scores" learner={learner} asOf={asOf} />
            </CardCell>
            <CardCell wide={12} medium={12}>
              {isRanked ? (
                <PercentilePanel
                  learner={learner}
                  school={firstSchoolWithTarget(schools)}
                  asOf={asOf}
                  onOpen={openTest}
                />
              ) : (
                <Panel title="Official Percentiles">
                  <Typography>{`No score report gave a percentile for the total. ${noRankText(level)}`}</Typography>
                </Panel>
              )}
            </CardCell>
            {isRanked && schools.length > 0 && (
              <CardCell wide={12} medium={12}>
                <TargetSchoolsPanel
                  schools={schools}
                  percentile={lastTwoFullTests(learner).latest?.totalPercentile ?? null}
                  toPractice={null}
                />
              </CardCell>
            )}
          </>
        )}
        <CardCell wide={12} medium={12}>
          <TestHistoryPanel learner={learner} today={asOf.day} onOpen={openTest} />
        </CardCell>
      </CardGrid>
    </SectionStack>
  );
}
