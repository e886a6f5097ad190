import List from '@mui/material/List';
import type { AsOf } from '@/domain/dashboard/as-of';
import { bandLabel } from '@/domain/learner/section-score';
import { SectionBandsChart } from './SectionBandsChart';
import { SectionScoreRow } from './SectionScoreRow';
import { percentileText } from '@/domain/dashboard/scores/percentile-ranges';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { latestChangeText } from '@/domain/dashboard/scores/score-trend-text';
import {
  currentTestLevel,
  type ScoredLearner,
  sectionProgressRows,
} from '@/domain/dashboard/scores/test-scores';
import { NoScoresNotice } from './NoScoresNotice';
import { Panel } from '@/ui/cards/Panel';

interface ScoreProgressPanelProps {
  readonly learner: ScoredLearner;
  readonly asOf: AsOf;
  readonly title?: string;
}

/** Verbal, Math, and Reading: each score, its target, and its change in the last week. */
export function ScoreProgressPanel({ learner, asOf, title = 'Score Progress' }: ScoreProgressPanelProps) {
  const sections = sectionProgressRows(learner);
  const bands = sectionBands(learner);
  return (
    <Panel title={title} control={`latest, with ${bandLabel}`}>
      {sections.length === 0 ? (
        <NoScoresNotice
          preview="ranges"
          title="No section scores yet"
          text="Practice scores appear here after the first test."
        />
      ) : (
        <>
          <SectionBandsChart sections={bands} level={currentTestLevel(learner)} />
          <List sx={{ mt: 1 }}>
            {sections.map((section) => (
              <SectionScoreRow
                key={section.subject}
                section={section.subject}
                score={section.displayText}
                target={section.target}
                detail={percentileText(
                  bands.find(({ subject }) => subject === section.subject)?.percentile ?? null,
                )}
                change={latestChangeText(section, asOf)}
              />
            ))}
          </List>
        </>
      )}
    </Panel>
  );
}
