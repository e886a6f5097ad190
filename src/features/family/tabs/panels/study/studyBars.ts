/** Study time, as chart bars. */
import type { BarSeries, StudyTimeBar } from '@/charts/chartData';
import type { DateCell } from '@/charts/figure/chartTable';
import { minutesToHours } from '@/domain/dashboard/study-log';
import type { MinutesBySection } from '@/domain/learner/learner-test';
import type { StudyBar } from '@/domain/dashboard/study/study-bars';
import { dashboardSectionNames, namedSections } from '@/domain/section-names';
import { fullWeekdayNames, weekdayOf } from '@/domain/dashboard/weekday';
import type { IsoDay } from '@/lib/dates/calendar';
import {
  formatDateNear,
  formatDay,
  formatLongDay,
  formatMonthDay,
  formatTableHours,
} from '@/lib/text/format';
import * as colors from '@/ui/colors';

/** The segments of a bar, bottom to top. */
export const subjectSeries: readonly BarSeries[] = namedSections.map((subject) => ({
  label: dashboardSectionNames[subject],
  color: colors.sectionColors[subject],
}));

/** Hours to the exact minute, so that a sum is rounded only once. */
const exactHours = (minutes: number) => minutes / 60;

/** Formats unrounded hours. */
export const formatHours = (hours: number) => formatTableHours(minutesToHours(Math.round(60 * hours)));

/** Returns the hours of each subject, in series order. */
export const hoursBySubject = (minutes: MinutesBySection) =>
  namedSections.map((subject) => exactHours(minutes[subject]));

const barWith = (
  { firstDay, minutes, previous, planned, isFuture }: StudyBar,
  label: Omit<DateCell, 'day'>,
  tick: string,
): StudyTimeBar => ({
  label: { ...label, day: firstDay },
  tick,
  values: hoursBySubject(minutes),
  previous: previous === null ? null : exactHours(previous),
  planned: planned === null ? null : exactHours(planned),
  isFuture,
});

/** Returns a bar for each day, labeled by weekday. */
export const dailyTimeBars = (bars: readonly StudyBar[]) =>
  bars.map((bar) => barWith(bar, { text: formatLongDay(bar.firstDay) }, weekdayOf(bar.firstDay)));

/** Returns a bar for each day, labeled by its date, with the given text under it. */
export const datedTimeBars = (bars: readonly StudyBar[], tickOf: (bar: StudyBar) => string) =>
  bars.map((bar) => barWith(bar, { text: formatDay(bar.firstDay) }, tickOf(bar)));

/** Returns a bar for each day of one week, named by its weekday alone. */
export const weekdayTimeBars = (bars: readonly StudyBar[]) =>
  bars.map((bar) => {
    const weekday = weekdayOf(bar.firstDay);
    return barWith(bar, { text: fullWeekdayNames[weekday] }, weekday);
  });

/** Returns a bar for each week, labeled by its Monday. */
export const weeklyTimeBars = (bars: readonly StudyBar[], today: IsoDay) =>
  bars.map((bar) =>
    barWith(
      bar,
      { lead: 'Week of ', text: formatDateNear(bar.firstDay, today) },
      formatMonthDay(bar.firstDay),
    ),
  );
