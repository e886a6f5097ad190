import { topicAdvice } from '@/data/texts/topic-advice';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { sectionFurthestBehind } from '@/domain/dashboard/progress-band';
import { firstSchoolWithTarget } from '@/domain/dashboard/scores/school-targets';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import {
  currentTestLevel,
  currentTotalScores,
  lastTwoFullTests,
  sectionProgressRows,
} from '@/domain/dashboard/scores/test-scores';
import { CardCell, CardGrid, SectionStack } from '@/ui/cards/CardGrid';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { useDashboardAccess } from '../../frame/originContext';
import type { DetailOpener } from '../opened/useDetailDialogs';
import { NotesPanel } from '../panels/notes/NotesPanel';
import { PercentilePanel } from './PercentilePanel';
import { ScoreStats } from './ScoreStats';
import { SectionPerformancePanel } from './SectionPerformancePanel';
import { TargetSchoolsPanel } from './TargetSchoolsPanel';
import { TestHistoryPanel } from './TestHistoryPanel';

export type ScorePanelsProps = DashboardTabProps & DetailOpener;

/** The panels of the tab at a level with score tables. */
export function ScaledScorePanels({ family, learner, openTest, openFigure }: ScorePanelsProps) {
  const { asOf } = family;
  const { schools } = learner.profile;
  // A shared copy has no practice links, because they would start practice for whoever is viewing it.
  const isReadOnly = useDashboardAccess() === 'read-only';
  return (
    <SectionStack>
      <ScoreStats
        learner={learner}
        scores={currentTotalScores(learner)}
        today={asOf.day}
        onOpen={openFigure}
      />
      <CardGrid>
        <CardCell wide={12} medium={12}>
          <PercentilePanel
            learner={learner}
            school={firstSchoolWithTarget(schools)}
            asOf={asOf}
            onOpen={openTest}
          />
        </CardCell>
        <CardCell wide={12} medium={12}>
          <NotesPanel family={family} learner={learner} />
        </CardCell>
        <CardCell wide={12} medium={12}>
          <TargetSchoolsPanel
            schools={schools}
            percentile={lastTwoFullTests(learner).latest?.totalPercentile ?? null}
            toPractice={
              isReadOnly ? null : (sectionFurthestBehind(sectionProgressRows(learner))?.subject ?? null)
            }
          />
        </CardCell>
        <CardCell wide={12} medium={12}>
          <SectionPerformancePanel
            analyses={sectionAnalyses(learner, topicAdvice, asOf)}
            sections={sectionBands(learner)}
            level={currentTestLevel(learner)}
            today={asOf.day}
          />
        </CardCell>
        <CardCell wide={12} medium={12}>
          <TestHistoryPanel learner={learner} today={asOf.day} onOpen={openTest} />
        </CardCell>
      </CardGrid>
    </SectionStack>
  );
}
