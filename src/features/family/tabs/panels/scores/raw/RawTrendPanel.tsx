import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TrendChart } from '@/charts/TrendChart';
import type { AsOf } from '@/domain/dashboard/as-of';
import { rawTrend, type RawTrend } from '@/domain/dashboard/scores/raw-results';
import {
  rawChangeText,
  rawTrendSummaryText,
  rightText,
  shareRightText,
} from '@/domain/dashboard/scores/raw-result-text';
import { minTrendPoints } from '@/domain/dashboard/scores/score-trend';
import { testName } from '@/domain/dashboard/scores/test-history';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import type { Learner } from '@/domain/learner/learner';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { dashboardSectionNames } from '@/domain/section-names';
import { daysBetween } from '@/lib/dates/calendar';
import {
  capitalize,
  formatCount,
  formatDate,
  formatDateNear,
  formatMonthDay,
  formatPercent,
  keepDatesUnbroken,
} from '@/lib/text/format';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';
import { RowOpenButton } from '@/ui/controls/dialogs/RowOpenButton';
import * as colors from '@/ui/colors';
import { notePeriods } from '../../notes/notePeriods';
import { NoScoresNotice } from '../NoScoresNotice';

interface RawTrendPanelProps {
  readonly title: string;
  readonly learner: Learner;
  readonly asOf: AsOf;
  readonly onOpen: (test: LearnerTest) => void;
  readonly isOnSlide?: boolean;
}

/** In percent. The whole scale, so that a difference that may be chance doesn't look large. */
const wholeScale = [0, 100] as const;

/** Named above the chart and the list, so that nobody takes a share for a score. */
const measureText = 'share of questions right';

/**
 * The share of questions right in each section, test by test, with the family's notes. Until there are enough tests of one kind for
 * lines, a list of them.
 */
export function RawTrendPanel({ title, learner, asOf, onOpen, isOnSlide = false }: RawTrendPanelProps) {
  const trend = rawTrend(learner);
  const { tests, scope } = trend;
  const latest = tests.at(-1);
  if (latest === undefined)
    return (
      <Panel title={title}>
        <NoScoresNotice
          preview="target"
          title="No result yet"
          text="The share of questions right appears after the free test or the first full-length practice test."
        />
      </Panel>
    );
  const folded = rightText(latest.result);
  const control = `${measureText}, ${formatCount(tests.length, scope === 'full' ? 'full test' : 'free test')}`;
  return (
    <Panel title={title} control={control} folded={folded}>
      {tests.length < minTrendPoints ? (
        <TestRows trend={trend} today={asOf.day} isOnSlide={isOnSlide} onOpen={onOpen} />
      ) : (
        <ShareLines trend={trend} learner={learner} asOf={asOf} onOpen={onOpen} />
      )}
    </Panel>
  );
}

interface PartProps extends Pick<RawTrendPanelProps, 'onOpen'> {
  readonly trend: RawTrend;
}

function ShareLines({
  trend: { tests },
  learner,
  asOf,
  onOpen,
}: PartProps & Pick<RawTrendPanelProps, 'learner' | 'asOf'>) {
  const days = tests.map(({ day }) => day);
  const [oldest = asOf.day, newest = oldest] = [days[0], days.at(-1)];
  const noted = notePeriods(learner.notes, oldest, newest, asOf.day);
  return (
    <TrendChart
      name="Share of questions right by section, test by test"
      summary={`${rawTrendSummaryText(tests, asOf.day)}${noted.summary}`}
      periods={noted.periods}
      xName="Test"
      xLabels={days.map((day) => ({ text: formatDate(day), day }))}
      xTicks={days.map(formatMonthDay)}
      positions={days.map((day) => daysBetween(oldest, day))}
      series={scoredSections.map((section) => ({
        label: dashboardSectionNames[section],
        color: colors.sectionColors[section],
        values: tests.map(({ sections }) => 100 * sections[section].result.share),
      }))}
      range={wholeScale}
      format={formatPercent}
      onOpen={(index) => {
        const opened = tests[index];
        if (opened !== undefined) onOpen(opened.test);
      }}
    />
  );
}

/** The tests, newest first, each with its share, its count, its sections as bars, and its change. */
function TestRows({
  trend: { tests },
  today,
  isOnSlide,
  onOpen,
}: PartProps & { readonly today: AsOf['day']; readonly isOnSlide: boolean }) {
  return (
    <RowList label="Results by test">
      {tests.toReversed().map(({ test, day, result, change, sections }) => (
        <Row
          key={test.id}
          opens
          end={
            <Typography component="span" variant="figureSmall">
              {shareRightText(result)}
            </Typography>
          }
        >
          <RowOpenButton onOpen={() => onOpen(test)}>
            {`${testName(test)} of ${formatDateNear(day, today)}`}
          </RowOpenButton>
          <Typography variant="secondary">{capitalize(rightText(result))}</Typography>
          {/* A slide has no room for three bars below each other. */}
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: isOnSlide ? 'repeat(3, 1fr)' : '1fr',
              gap: isOnSlide ? 3 : 1,
              my: 1,
            }}
          >
            {scoredSections.map((section) => (
              <LabeledBar
                key={section}
                label={dashboardSectionNames[section]}
                value={shareRightText(sections[section].result)}
                percent={100 * sections[section].result.share}
                color={`section.${section}`}
                dot
              />
            ))}
          </Box>
          {change !== null && (
            <Typography variant="secondary">
              {keepDatesUnbroken(capitalize(rawChangeText(change, today)))}
            </Typography>
          )}
        </Row>
      ))}
    </RowList>
  );
}
