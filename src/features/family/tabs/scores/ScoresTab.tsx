import { topicAdvice } from '@/data/texts/topic-advice';
import { scoresHeadline } from '@/domain/dashboard/tab-headlines';
import { firstSchoolWithTarget } from '@/domain/dashboard/scores/school-targets';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { sectionFurthestBehind } from '@/domain/dashboard/progress-band';
import {
  lastTwoFullTests,
  currentTestLevel,
  currentTotalScores,
  sectionProgressRows,
} from '@/domain/dashboard/scores/test-scores';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { CardCell, CardGrid, SectionStack } from '@/ui/cards/CardGrid';
import { useDashboardAccess } from '../../frame/originContext';
import { NotesPanel } from '../panels/notes/NotesPanel';
import { VerdictHeadline } from '../panels/VerdictHeadline';
import { useDetailDialogs } from '../opened/useDetailDialogs';
import { PercentilePanel } from './PercentilePanel';
import { ScoreStats } from './ScoreStats';
import { SectionPerformancePanel } from './SectionPerformancePanel';
import { TargetSchoolsPanel } from './TargetSchoolsPanel';
import { TestHistoryPanel } from './TestHistoryPanel';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';

/**
 * The Test Scores tab: the child's scores, the percentile over time, what each section needs, and which schools are within reach.
 */
export default function ScoresTab({ family, learner }: DashboardTabProps) {
  const { asOf } = family;
  const { schools } = learner.profile;
  const { openTest, openFigure, renderDialog } = useDetailDialogs({ family, learner });
  const { tests } = learner;
  const own = firstSchoolWithTarget(schools);
  // A shared copy has no practice links, because they would start practice for whoever is viewing it.
  const isReadOnly = useDashboardAccess() === 'read-only';
  return (
    <>
      <VerdictHeadline sentence={scoresHeadline(tests, own, asOf.day)} />
      <SectionStack>
        <ScoreStats tests={tests} scores={currentTotalScores(learner)} today={asOf.day} onOpen={openFigure} />
        <CardGrid>
          <CardCell wide={12} medium={12}>
            <PercentilePanel
              tests={tests}
              school={own}
              schools={schools}
              notes={learner.notes}
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
              percentile={lastTwoFullTests(tests).latest?.totalPercentile ?? null}
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
            <TestHistoryPanel tests={tests} today={asOf.day} onOpen={openTest} />
          </CardCell>
        </CardGrid>
      </SectionStack>
      {renderDialog()}
    </>
  );
}
