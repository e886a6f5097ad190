/** Invented data of a child's year, used only by these charts. */
import type {
  BandPoint,
  CalendarDay,
  ChartPeriod,
  ForecastPoint,
  SectionTrend,
  StudyTimeBar,
} from '@/charts/chartData';
import { cellText } from '@/charts/figure/chartTable';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import {
  formatDay as dayName,
  formatMonthDay,
  formatNumber,
  formatRange,
  formatSignedChange,
} from '@/lib/text/format';
import { assertPresent } from '@/lib/assert';
import * as colors from '@/ui/colors';

const tests = [
  ['2026-01-17', 2132, 712, 710, 702],
  ['2026-02-28', 2141, 718, 711, 708],
  ['2026-04-11', 2156, 722, 724, 709],
  ['2026-05-16', 2168, 728, 726, 714],
  ['2026-06-20', 2187, 736, 740, 713],
  ['2026-08-08', 2226, 748, 752, 728],
  ['2026-09-12', 2262, 760, 768, 738],
  ['2026-10-17', 2310, 775, 784, 751],
  ['2026-11-14', 2340, 783, 796, 761],
] as const satisfies readonly (readonly [IsoDay, number, number, number, number])[];

const start: IsoDay = '2026-01-01';
const at = (day: IsoDay) => daysBetween(start, day);

export const testDays = tests.map(([day]) => day);
export const testPositions = testDays.map(at);

export const months = (['2026-02-01', '2026-04-01', '2026-06-01', '2026-08-01', '2026-10-01'] as const).map(
  (day) => ({ x: at(day), text: formatMonthDay(day).slice(0, 3) }),
);

function beside(value: number, target: number): string {
  return value >= target ? `${formatNumber(value - target)} above` : `${formatNumber(target - value)} below`;
}

function bandPoints(pick: 1 | 2 | 3 | 4, error: number, target: number, most: number): readonly BandPoint[] {
  return tests.map((test, index) => {
    const value = test[pick];
    const before = tests[index - 1];
    const [low, high] = [value - error, Math.min(most, value + error)];
    return {
      label: { text: dayName(test[0]), day: test[0] },
      tick: formatMonthDay(test[0]),
      x: at(test[0]),
      value,
      low,
      high,
      cells: [
        formatNumber(value),
        formatRange({ low, high }),
        beside(value, target),
        before === undefined
          ? 'none before'
          : `${formatSignedChange(value - before[pick])}, perhaps by chance`,
      ],
    };
  });
}

export const totalPoints = bandPoints(1, 47, 2200, 2400);
/** Notes on the time of the tests: a week, a day, and one that began before the first test. */
export const periods: readonly ChartPeriod[] = [
  { from: 6.5, to: 22.5, label: 'Sick' },
  { from: 149.5, to: 150.5, label: 'Science fair' },
  { from: 215.5, to: 227.5, label: 'School exams' },
];
/** The same with two scores of another kind among them. */
export const mixedPoints: readonly BandPoint[] = totalPoints.map((point, index) => ({
  ...point,
  isSquare: index === 2 || index === 5,
  cells: [...point.cells, index === 2 || index === 5 ? 'score report' : 'estimate'],
}));
const forecastDay: IsoDay = '2027-01-09';
/** A forecast eight weeks after the newest of them. */
export const totalForecast: ForecastPoint = {
  label: { lead: 'Forecast for ', text: dayName(forecastDay), day: forecastDay },
  tick: formatMonthDay(forecastDay),
  x: at(forecastDay),
  start: 2310,
  value: 2360,
  valueText: 'about 2,360',
  low: 2290,
  high: 2400,
  cells: ['about 2,360', '2,290 to 2,400', 'above', 'not yet known'],
};
export const totalColumns = ['Test', 'Total', '80% range', 'Target 2,200', 'Since the test before'] as const;
export const sectionColumns = [
  'Section and test',
  'Score',
  '80% range',
  'Target',
  'Since the test before',
] as const;

const small = (label: string, color: string, pick: 2 | 3 | 4, target: number): SectionTrend => {
  const points = bandPoints(pick, 27, target, 800);
  const last = assertPresent(points.at(-1), 'tests');
  return {
    label,
    color,
    value: formatNumber(last.value),
    comparison: `${beside(last.value, target)} target \u00b7 ${cellText(last.cells[3] ?? '')}`,
    points,
    target,
  };
};

export const sections: readonly SectionTrend[] = [
  small('Verbal', colors.sectionColors.verbal, 2, 740),
  small('Math', colors.sectionColors.quantitative, 3, 740),
  small('Reading', colors.sectionColors.reading, 4, 720),
];

export const subjects = [
  { label: 'Verbal', color: colors.sectionColors.verbal },
  { label: 'Math', color: colors.sectionColors.quantitative },
  { label: 'Reading', color: colors.sectionColors.reading },
  { label: 'Writing', color: colors.sectionColors.writing },
] as const;

export const week: readonly StudyTimeBar[] = [
  { label: { text: 'Monday', day: '2026-11-09' }, tick: 'Mon', values: [1.6, 1.3, 0, 0], previous: 3.9 },
  { label: { text: 'Tuesday', day: '2026-11-10' }, tick: 'Tue', values: [1.6, 1.3, 0, 0], previous: 2.9 },
  { label: { text: 'Wednesday', day: '2026-11-11' }, tick: 'Wed', values: [0, 1.1, 1.4, 0], previous: 3.6 },
  { label: { text: 'Thursday', day: '2026-11-12' }, tick: 'Thu', values: [1.9, 0, 0, 1.6], previous: 3.4 },
  { label: { text: 'Friday', day: '2026-11-13' }, tick: 'Fri', values: [0.9, 1.1, 0, 0], previous: 2.4 },
  {
    label: { text: 'Saturday', day: '2026-11-14' },
    tick: 'Sat',
    values: [0.5, 2.1, 1.4, 0.7],
    previous: 5.8,
  },
  { label: { text: 'Sunday', day: '2026-11-15' }, tick: 'Sun', values: [0, 0, 0, 0], previous: null },
];

const today: IsoDay = '2026-11-15';

/** Days up to a Sunday, with occasional rest days, a full test every fifth Saturday, and a streak at the end. */
export function daysUpTo(count: number): readonly CalendarDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index - count + 1);
    const ago = count - 1 - index;
    const hours = ago >= 12 && (ago * 7) % 11 < 2 ? 0 : Math.round(10 * (1 + ((ago * 13) % 37) / 10)) / 10;
    const hasTest = ago % 35 === 1;
    return { day, hours, hasTest, cells: [hasTest ? 'full test' : hours === 0 ? 'rest' : 'practice'] };
  });
}

export const streak = { from: addDays(today, -11), to: today, label: '12 days in a row' } as const;

export const weeks: readonly StudyTimeBar[] = Array.from({ length: 13 }, (_, index) => {
  const monday = addDays('2026-11-09', -7 * (12 - index));
  const hours = [5 + ((index * 3) % 4) / 2, 6 + ((index * 5) % 3) / 2, 4 - (index % 3) / 2, 2];
  return {
    label: { lead: 'Week of ', text: formatMonthDay(monday), day: monday },
    tick: formatMonthDay(monday),
    values: hours,
    previous: null,
  };
});

/** The same with a note on two weeks, and a long one on a later week. */
export const notedWeeks = weeks.map((bar, index) => ({
  ...bar,
  note: index === 3 || index === 4 ? 'Sick' : index === 9 ? 'School exams and the science fair' : '',
}));

export const percentiles = [64, 66, 70, 72, 77, 82, 86, 90, 92];
export const schools = [
  { label: 'Ashby Hall', value: 85 },
  { label: 'Saint Wexford Academy', value: 88 },
  { label: 'Northmoor', value: 95 },
];
