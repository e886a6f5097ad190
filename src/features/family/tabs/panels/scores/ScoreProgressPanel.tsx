import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { SectionProgress } from '@/domain/dashboard/figures';
import { dashboardSectionNames } from '@/domain/section-names';
import type { TestLevel } from '@/domain/exam/level/test-level';
import { capitalize, formatNumber, formatRange, keepDatesUnbroken } from '@/lib/text/format';
import { SectionBandsChart } from './SectionBandsChart';
import type { SectionBand } from '@/domain/dashboard/scores/section-bands';
import { latestChangeText } from '@/domain/dashboard/scores/score-trend-text';
import { Dot } from '@/ui/marks/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';
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
  const { scale } = level;
  return (
    <Panel
      title="Score Progress"
      control={`section scores, ${formatRange({ low: scale.least, high: scale.most })}`}
    >
      {sections.length === 0 ? (
        <EmptyState title="No section scores yet" text="Scores appear here after the first practice test." />
      ) : (
        <>
          <SectionBandsChart sections={bands} level={level} />
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

/** Shown on its own line under the score. */
function Change({ words }: { readonly words: string }) {
  if (words === '') return null;
  return (
    <Typography component="span" variant="secondary" sx={{ flexBasis: '100%', pl: 2.5 }}>
      {capitalize(keepDatesUnbroken(words))}
    </Typography>
  );
}
