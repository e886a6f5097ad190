import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { ScoreProgressChart } from '@/charts/ScoreProgressChart';
import type { AsOf } from '@/domain/dashboard/as-of';
import { sectionFurthestBehind } from '@/domain/dashboard/progress-band';
import type { SectionProgress } from '@/domain/dashboard/figures';
import { dashboardSectionNames } from '@/domain/section-names';
import type { TestLevel } from '@/domain/exam/level/test-level';
import { capitalize, formatCount, formatNumber, formatRange, keepDatesUnbroken } from '@/lib/text/format';
import { SectionBandsChart } from './SectionBandsChart';
import type { SectionBand } from '@/domain/dashboard/scores/section-bands';
import { latestChangeText } from '@/domain/dashboard/scores/score-trend-text';
import { Dot } from '@/ui/marks/Dot';
import { NoScoresNotice } from './NoScoresNotice';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';

interface ScoreProgressPanelProps {
  readonly sections: readonly SectionProgress[];
  /** The same sections with their error ranges, charted instead if no section has a target or any score is an estimate. */
  readonly bands: readonly SectionBand[];
  /** Determines the scale of the scores. */
  readonly level: TestLevel;
  readonly asOf: AsOf;
}

/** Verbal, Math, and Reading: each score, its target, and its change in the last week. */
export function ScoreProgressPanel({ sections, bands, level, asOf }: ScoreProgressPanelProps) {
  const { scale } = level;
  const gain = sectionFurthestBehind(sections);
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
          {gain === null || sections.some(({ estimated }) => estimated) ? (
            <SectionBandsChart sections={bands} level={level} />
          ) : (
            <ScoreProgressChart
              name="Section scores against their targets"
              summary={summaryOf(sections, gain)}
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
              <ListItem key={section.subject} divider sx={{ flexWrap: 'wrap', columnGap: 1.25 }}>
                <Dot color={`section.${section.subject}`} />
                <Typography component="span" sx={{ flexGrow: 1 }}>
                  {dashboardSectionNames[section.subject]}
                </Typography>
                <Typography component="span" variant="secondary">
                  <Typography component="strong" variant="strong" color="textPrimary">
                    {section.displayText}
                  </Typography>{' '}
                  <span>
                    {`\u00b7 ${section.target === null ? 'no target yet' : `target ${formatNumber(section.target)}`}`}
                  </span>
                </Typography>{' '}
                <Change words={latestChangeText(section, asOf)} />
              </ListItem>
            ))}
          </List>
        </>
      )}
    </Panel>
  );
}

/** Describes how many sections have reached their targets, and which section is farthest below or has the smallest lead. */
function summaryOf(all: readonly SectionProgress[], gain: SectionProgress): string {
  const sections = all.filter(({ target }) => target !== null);
  const reached = sections.filter(({ current, target }) => target !== null && current >= target).length;
  const name = dashboardSectionNames[gain.subject];
  if (reached === sections.length)
    return `All ${formatNumber(sections.length)} sections are above their targets; ${name} has the smallest lead.`;
  const short = formatNumber((gain.target ?? 0) - gain.current);
  const place =
    reached === 0
      ? 'No section is at its target yet'
      : `${formatNumber(reached)} of ${formatCount(sections.length, 'section')} ${reached === 1 ? 'is at its target' : 'are at their targets'}`;
  return `${place}; ${name} is farthest below, by ${short} points.`;
}

/** Shown on its own line under the score. */
function Change({ words }: { readonly words: string }) {
  if (words === '') return null;
  return (
    <Typography component="span" variant="secondary" sx={{ flexBasis: '100%', pl: 2.5 }}>
      {capitalize(keepDatesUnbroken(words))}
    </Typography>
  );
}
