/** Study time as the charts take it. */
import type { BarSeries, StackedBar } from '@/charts/chartData';
import { minutesToHours } from '@/domain/dashboard/study-log';
import type { MinutesBySection } from '@/domain/learner/learner-test';
import type { StudyBar } from '@/domain/dashboard/study/study-bars';
import { dashboardSectionNames, namedSections } from '@/domain/section-names';
import { mondayFirstWeekdays } from '@/domain/dashboard/weekday';
import { type IsoDay, weekdayIndex } from '@/lib/calendar';
import { formatDateNear, formatLongDay, formatMonthDay, formatTenths } from '@/lib/format';
import * as colors from '@/ui/colors';

/** The parts of a bar, from the ground up. */
export const subjectSeries: readonly BarSeries[] = namedSections.map((subject) => ({
  label: dashboardSectionNames[subject],
  color: colors.sectionColors[subject],
}));

/** Hours that are exact to the minute, so that what adds them rounds once. */
const exactHours = (minutes: number) => minutes / 60;

/** Such hours as they are shown. */
export const formatHours = (hours: number) => formatTenths(minutesToHours(Math.round(60 * hours)));

/** The hours of each subject, in the order of the series. */
export const hoursBySubject = (minutes: MinutesBySection) =>
  namedSections.map((subject) => exactHours(minutes[subject]));

const barWith = (
  { minutes, before, planned, toCome }: StudyBar,
  label: string,
  tick: string,
): StackedBar => ({
  label,
  tick,
  values: hoursBySubject(minutes),
  before: before === null ? null : exactHours(before),
  planned: planned === null ? null : exactHours(planned),
  toCome,
});

/** Days by their weekdays. */
export const dailyStackedBars = (bars: readonly StudyBar[]) =>
  bars.map((bar) => barWith(bar, formatLongDay(bar.from), mondayFirstWeekdays[weekdayIndex(bar.from)] ?? ''));

/** Weeks by their Mondays. */
export const weeklyStackedBars = (bars: readonly StudyBar[], today: IsoDay) =>
  bars.map((bar) => barWith(bar, `Week of ${formatDateNear(bar.from, today)}`, formatMonthDay(bar.from)));
