import Typography from '@mui/material/Typography';
import { TrendChart } from '@/charts/TrendChart';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { HistoryPoint } from '@/domain/dashboard/histories';
import {
  type DashboardMetric,
  type MetricDetails,
  buildMetricDetails,
} from '@/domain/dashboard/figure-details';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { Learner } from '@/domain/learner/learner';
import type { NamedSection } from '@/domain/section-names';
import { daysBetween } from '@/lib/dates/calendar';
import { formatDate, formatDay, formatMonthDay } from '@/lib/text/format';
import { Row, RowList } from '@/ui/cards/RowList';
import { DetailsDialog } from '@/ui/controls/dialogs/DetailsDialog';
import * as colors from '@/ui/colors';
import { FigureLink } from './FigureLink';
import { RowOpenButton } from '@/ui/controls/dialogs/RowOpenButton';

interface FigureDialogProps {
  readonly learner: Learner;
  readonly name: DashboardMetric;
  /** The only subject of the figure; null for all. */
  readonly subject: NamedSection | null;
  readonly asOf: AsOf;
  /** Opens a test, replacing this dialog. */
  readonly onOpenTest: (test: LearnerTest) => void;
  readonly onClose: () => void;
}

/**
 * A figure's details: its calculation, its value after each test or in each week, and any planned work missed in the last four
 * weeks.
 */
export function FigureDialog({ learner, name, subject, asOf, onOpenTest, onClose }: FigureDialogProps) {
  const figure = buildMetricDetails(learner, name, asOf, subject);
  const { title, explanation, isLine, missed } = figure;
  return (
    <DetailsDialog title={title} label="How it is made up" onClose={onClose}>
      <Typography sx={{ mb: 2.5 }}>{explanation}</Typography>
      {isLine ? (
        <ValuesChart figure={figure} onOpenTest={onOpenTest} />
      ) : (
        <Values figure={figure} onOpenTest={onOpenTest} />
      )}
      {missed.length > 0 && (
        <>
          <Typography component="h3" variant="secondary" sx={{ mt: 3, mb: 1 }}>
            Missed in the last four weeks
          </Typography>
          <RowList label="Missed in the last four weeks">
            {missed.map((each) => (
              <Row key={each.id} end={<Typography variant="secondary">{formatDay(each.day)}</Typography>}>
                <Typography>{each.title}</Typography>
              </Row>
            ))}
          </RowList>
        </>
      )}
      <FigureLink name={name} onLeave={onClose} />
    </DetailsDialog>
  );
}

interface ValuesProps {
  readonly figure: MetricDetails;
  readonly onOpenTest: (test: LearnerTest) => void;
}

function ValuesChart({ figure: { title, unit, points, target, range, format }, onOpenTest }: ValuesProps) {
  const [first] = points;
  const latest = points.at(-1);
  if (first === undefined || latest === undefined) return null;
  const when = (point: HistoryPoint) =>
    `${unit === 'Test' ? 'on' : 'in the week of'} ${formatDate(point.day)}`;
  return (
    <TrendChart
      name={title}
      summary={`${format(first.value)} ${when(first)}; ${format(latest.value)} ${when(latest)}.`}
      xName={unit}
      xLabels={points.map(({ day }) => ({ text: formatDate(day), day }))}
      xTicks={points.map((point) => formatMonthDay(point.day))}
      positions={points.map((point) => daysBetween(first.day, point.day))}
      series={[{ label: title, color: colors.primary, values: points.map(({ value }) => value) }]}
      references={target === null ? [] : [target]}
      {...(range !== null && { range })}
      format={format}
      {...(unit === 'Test' && {
        onOpen: (index: number) => {
          const test = points[index]?.test;
          if (test) onOpenTest(test);
        },
      })}
    />
  );
}

/** Lists the values where a line can't be drawn: when there are too few, or when they are estimates with ranges. */
function Values({ figure: { title, unit, points, format }, onOpenTest }: ValuesProps) {
  if (points.length === 0) return <Typography color="textSecondary">There is no value yet.</Typography>;
  return (
    <RowList label={title}>
      {points.toReversed().map((point) => (
        <Row
          // A day can have two tests.
          key={point.test?.id ?? point.day}
          opens={point.test !== null}
          end={
            <Typography component="span" variant="strong">
              {point.displayText ?? format(point.value)}
            </Typography>
          }
        >
          <ValueName point={point} isWeek={unit === 'Week'} onOpenTest={onOpenTest} />
        </Row>
      ))}
    </RowList>
  );
}

function ValueName({
  point,
  isWeek,
  onOpenTest,
}: {
  readonly point: HistoryPoint;
  readonly isWeek: boolean;
  readonly onOpenTest: (test: LearnerTest) => void;
}) {
  const name = `${isWeek ? 'Week of ' : ''}${formatDate(point.day)}`;
  const { test } = point;
  if (test === null) return <Typography>{name}</Typography>;
  return <RowOpenButton onOpen={() => onOpenTest(test)}>{name}</RowOpenButton>;
}
