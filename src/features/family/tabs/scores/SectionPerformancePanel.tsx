import { topicLabel } from '@/domain/learner/topic-count';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dashboardTestText, scoreChangeText } from '@/domain/dashboard/score-change-text';
import {
  strengthThresholdPercent,
  weaknessThresholdPercent,
} from '@/domain/dashboard/practice/topic-accuracy';
import type { SectionBand } from '@/domain/dashboard/scores/section-bands';
import { dashboardSectionNames } from '@/domain/section-names';
import type { TestLevel } from '@/domain/exam/level/test-level';
import type { SectionAnalysis } from '@/domain/dashboard/insights/section-analyses';
import type { ScoreChange } from '@/domain/learner/section-score';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatNumber, formatPercent, keepDatesUnbroken } from '@/lib/text/format';
import { ScoreChangeMark } from '../ScoreChangeMark';
import { SectionBandsChart } from '../panels/scores/SectionBandsChart';
import { Dot } from '@/ui/marks/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';

interface SectionPerformancePanelProps {
  readonly analyses: readonly SectionAnalysis[];
  /** The same sections with their error ranges and targets. */
  readonly sections: readonly SectionBand[];
  /** Determines the scale of the scores. */
  readonly level: TestLevel;
  readonly today: IsoDay;
}

/** Verbal, Math, and Reading: each score with its error range against its target, strengths, weaknesses, and advice. */
export function SectionPerformancePanel({ analyses, sections, level, today }: SectionPerformancePanelProps) {
  return (
    <Panel title="Section Performance" control={`section scores, up to ${formatNumber(level.scale.most)}`}>
      {analyses.length === 0 ? (
        <EmptyState
          title="No section has been analyzed yet"
          text="After the first practice test, each section shows its score against its target, its strengths, and its weaknesses."
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            columnGap: 5,
            rowGap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          }}
        >
          <SectionBandsChart sections={sections} level={level} />
          <Box sx={{ '& > section + section': { mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' } }}>
            {analyses.map((analysis) => (
              <Section key={analysis.subject} analysis={analysis} today={today} />
            ))}
          </Box>
        </Box>
      )}
    </Panel>
  );
}

function Section({ analysis, today }: { analysis: SectionAnalysis; today: IsoDay }) {
  const { subject, displayText, previous, strengths, weaknesses, recommendation } = analysis;
  return (
    <Box component="section" aria-label={`${dashboardSectionNames[subject]} performance`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography component="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 600 }}>
          <Dot color={`section.${subject}`} />
          <span>{`${dashboardSectionNames[subject]} `}</span>
        </Typography>
        <Typography component="p" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {`${displayText} `}
        </Typography>
        {previous !== null && (
          <>
            <ScoreChangeMark change={previous.change} word={scoreTrendText(previous.change)} />
            <Typography component="span" variant="secondary">
              {` from ${previous.displayText} on ${keepDatesUnbroken(dashboardTestText(previous.change.since, today))}`}
            </Typography>
          </>
        )}
      </Box>
      <Box
        sx={{
          mt: 1,
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.5fr)' },
        }}
      >
        <Points
          title="Strengths"
          points={strengths.map(topicLabel)}
          none={`None yet. A topic becomes a strength at ${formatPercent(strengthThresholdPercent)} accuracy.`}
        />
        <Points
          title="Weaknesses"
          points={weaknesses.map(topicLabel)}
          none={`None. A topic below ${formatPercent(weaknessThresholdPercent)} accuracy is listed here.`}
        />
        <Box>
          <Typography component="h4" variant="secondary">
            Recommendation
          </Typography>
          <Typography variant="body2">
            {recommendation ?? 'Appears after the first weeks of practice in this section.'}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

/** Describes a change and marks it as clear if it exceeds the error. */
function scoreTrendText(change: ScoreChange): string {
  return `${scoreChangeText(change)}${change.direction === 'stable' ? '' : ', a clear change'}`;
}

function Points({ title, points, none }: { title: string; points: readonly string[]; none: string }) {
  return (
    <Box>
      <Typography component="h4" variant="secondary">
        {title}
      </Typography>
      {points.length === 0 ? (
        <Typography variant="body2">{none}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}
