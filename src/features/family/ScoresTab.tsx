import { scoresHeadline } from '@/domain/family/tab-headlines';
import { lastTwo, targetSchoolOf } from '@/domain/family/tests';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { Headline } from './panels/Headline';
import { PercentilePanel } from './scores/PercentilePanel';
import { ScoreStats } from './scores/ScoreStats';
import { SectionPerformancePanel } from './scores/SectionPerformancePanel';
import { TargetSchoolsPanel } from './scores/TargetSchoolsPanel';
import { TestHistoryPanel } from './scores/TestHistoryPanel';
import type { TabProps } from './tabProps';

/** Test Scores: where the child stands, how the percentile moved, what each section needs, and which schools are in reach. */
export default function ScoresTab({ record, detail }: TabProps) {
  const { tests, schools } = detail;
  return (
    <>
      <Headline sentence={scoresHeadline(detail)} />
      <Sections>
        <ScoreStats tests={tests} target={record.scores.target} />
        <CardGrid>
          <CardCell wide={7} medium={12}>
            <PercentilePanel tests={tests} school={targetSchoolOf(schools, record.child.targetSchool)} />
          </CardCell>
          <CardCell wide={5} medium={12}>
            <TargetSchoolsPanel schools={schools} percentile={lastTwo(tests).latest?.percentile ?? null} />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <SectionPerformancePanel analyses={detail.analyses} />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <TestHistoryPanel tests={tests} />
          </CardCell>
        </CardGrid>
      </Sections>
    </>
  );
}
