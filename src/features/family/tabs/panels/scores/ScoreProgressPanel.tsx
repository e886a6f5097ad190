import List from '@mui/material/List';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { SectionProgress } from '@/domain/dashboard/figures';
import type { TestLevel } from '@/domain/exam/level/test-level';
import { bandLabel } from '@/domain/learner/section-score';
import { SectionBandsChart } from './SectionBandsChart';
import { SectionScoreRow } from './SectionScoreRow';
import { percentileText } from '@/domain/dashboard/scores/percentile-ranges';
import type { SectionBand } from '@/domain/dashboard/scores/section-bands';
import { latestChangeText } from '@/domain/dashboard/scores/score-trend-text';
import { NoScoresNotice } from './NoScoresNotice';
import { Panel } from '@/ui/cards/Panel';

interface ScoreProgressPanelProps {
  readonly sections: readonly SectionProgress[];
  /** The same sections with their error ranges. */
  readonly bands: readonly SectionBand[];
  /** Determines the scale of the scores. */
  readonly level: TestLevel;
  readonly asOf: AsOf;
}

/** Verbal, Math, and Reading: each score, its target, and its change in the last week. */
export function ScoreProgressPanel({ sections, bands, level, asOf }: ScoreProgressPanelProps) {
  return (
    <Panel title="Score Progress" control={`latest, with ${bandLabel}`}>
      {sections.length === 0 ? (
        <NoScoresNotice
          preview="ranges"
          title="No section scores yet"
          text="Practice scores appear here after the first test."
        />
      ) : (
        <>
          <SectionBandsChart sections={bands} level={level} />
          <List sx={{ mt: 1 }}>
            {sections.map((section) => (
              <SectionScoreRow
                key={section.subject}
                section={section.subject}
                score={section.displayText}
                target={section.target}
                percentile={percentileText(
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
