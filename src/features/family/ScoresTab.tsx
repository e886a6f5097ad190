import { topicAdvice } from '@/data/texts/topic-advice';
import { scoresHeadline } from '@/domain/dashboard/tab-headlines';
import { askingSchool } from '@/domain/dashboard/scores/schools';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { sectionToGain } from '@/domain/dashboard/progress';
import { lastTwo, scoreLevel, scoresOf, sectionScores } from '@/domain/dashboard/scores/tests';
import { analysesOf } from '@/domain/dashboard/told/analyses';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { useOrigin } from './frame/origin';
import { Headline } from './panels/Headline';
import { useOpened } from './opened/useOpened';
import { PercentilePanel } from './scores/PercentilePanel';
import { ScoreStats } from './scores/ScoreStats';
import { SectionPerformancePanel } from './scores/SectionPerformancePanel';
import { TargetSchoolsPanel } from './scores/TargetSchoolsPanel';
import { TestHistoryPanel } from './scores/TestHistoryPanel';
import type { CoreProps } from './tabProps';

/** Test Scores: where the child stands, how the percentile moved, what each section needs, and which schools are in reach. */
export default function ScoresTab({ family, record }: CoreProps) {
  const { asOf } = family;
  const { schools } = record.profile;
  const { openTest, openFigure, dialog } = useOpened({ family, record });
  const { tests } = record;
  const own = askingSchool(schools);
  // A copy starts no practice: that would be the reader's own.
  const isCopy = useOrigin() === 'shared';
  return (
    <>
      <Headline sentence={scoresHeadline(tests, own)} />
      <Sections>
        <ScoreStats tests={tests} scores={scoresOf(record)} onOpen={openFigure} />
        <CardGrid>
          <CardCell wide={12} medium={12}>
            <PercentilePanel tests={tests} school={own} schools={schools} asOf={asOf} onOpen={openTest} />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <TargetSchoolsPanel
              schools={schools}
              percentile={lastTwo(tests).latest?.totalPercentile ?? null}
              toPractice={isCopy ? null : (sectionToGain(sectionScores(record, asOf))?.subject ?? null)}
            />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <SectionPerformancePanel
              analyses={analysesOf(record, topicAdvice, asOf)}
              sections={sectionBands(record)}
              level={scoreLevel(record)}
              today={asOf.day}
            />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <TestHistoryPanel tests={tests} today={asOf.day} onOpen={openTest} />
          </CardCell>
        </CardGrid>
      </Sections>
      {dialog}
    </>
  );
}
