import List from '@mui/material/List';
import { ScoreProgressChart } from '@/charts/ScoreProgressChart';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { SectionProgress } from '@/domain/dashboard/figures';
import { dashboardSectionNames } from '@/domain/section-names';
import type { TestLevel } from '@/domain/exam/level/test-level';
import { formatRange } from '@/lib/text/format';
import { SectionBandsChart } from './SectionBandsChart';
import { SectionScoreRow } from './SectionScoreRow';
import type { SectionBand } from '@/domain/dashboard/scores/section-bands';
import { latestChangeText } from '@/domain/dashboard/scores/score-trend-text';
import { NoScoresNotice } from './NoScoresNotice';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';

interface ScoreProgressPanelProps {
  readonly sections: readonly SectionProgress[];
  /** The same sections with their error ranges, charted instead if no section has a target or any score is an estimate. */
  readonly bands: readonly SectionBand[];
  /** Says how the sections compare with their targets. */
  readonly summary: string;
  /** Determines the scale of the scores. */
  readonly level: TestLevel;
  readonly asOf: AsOf;
}

/** Verbal, Math, and Reading: each score, its target, and its change in the last week. */
export function ScoreProgressPanel({ sections, bands, summary, level, asOf }: ScoreProgressPanelProps) {
  const { scale } = level;
  const hasTargets = sections.some(({ target }) => target !== null);
  return (
    <Panel
      title="Score Progress"
      control={`section scores, ${formatRange({ low: scale.least, high: scale.most })}`}
    >
      {sections.length === 0 ? (
        <NoScoresNotice
          preview="ranges"
          title="No section scores yet"
          text="Scores appear here after the first practice test."
        />
      ) : (
        <>
          {!hasTargets || sections.some(({ estimated }) => estimated) ? (
            <SectionBandsChart sections={bands} level={level} />
          ) : (
            <ScoreProgressChart
              name="Section scores against their targets"
              summary={summary}
              points={sections.flatMap((section) =>
                section.target === null
                  ? []
                  : [
                      {
                        label: dashboardSectionNames[section.subject],
                        current: section.current,
                        target: section.target,
                        color: colors.sectionColors[section.subject],
                      },
                    ],
              )}
              ticks={[scale.least, (scale.least + scale.most) / 2, scale.most]}
            />
          )}
          <List sx={{ mt: 1 }}>
            {sections.map((section) => (
              <SectionScoreRow
                key={section.subject}
                section={section.subject}
                score={section.displayText}
                target={section.target}
                change={latestChangeText(section, asOf)}
              />
            ))}
          </List>
        </>
      )}
    </Panel>
  );
}
