/** Study time as the charts take it. */
import type { BarSeries, StackedBar } from '@/charts/points';
import { hoursOf } from '@/domain/dashboard/log';
import type { MinutesBySection } from '@/domain/learner/learner-test';
import type { StudyBar } from '@/domain/dashboard/study/study-bars';
import { dashboardNames, namedSections } from '@/domain/section-names';
import { weekdays } from '@/domain/dashboard/weekday';
import { type IsoDay, weekdayIndex } from '@/lib/calendar';
import { dateNear, longDay, monthDay, tenths } from '@/lib/format';
import * as colors from '@/ui/colors';

/** The parts of a bar, from the ground up. */
export const subjectSeries: readonly BarSeries[] = namedSections.map((subject) => ({
  label: dashboardNames[subject],
  color: colors.section[subject],
}));

/** Hours that are exact to the minute, so that what adds them rounds once. */
const exactHours = (minutes: number) => minutes / 60;

/** Such hours as they are shown. */
export const shownHours = (hours: number) => tenths(hoursOf(Math.round(60 * hours)));

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
export const dayBarsOf = (bars: readonly StudyBar[]) =>
  bars.map((bar) => barWith(bar, longDay(bar.from), weekdays[weekdayIndex(bar.from)] ?? ''));

/** Weeks by their Mondays. */
export const weekBarsOf = (bars: readonly StudyBar[], today: IsoDay) =>
  bars.map((bar) => barWith(bar, `Week of ${dateNear(bar.from, today)}`, monthDay(bar.from)));
