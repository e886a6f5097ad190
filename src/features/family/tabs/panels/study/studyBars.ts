/** Study time, as chart bars. */
import type { BarSeries, StudyTimeBar } from '@/charts/chartData';
import type { DateCell } from '@/charts/figure/chartTable';
import { minutesToHours } from '@/domain/dashboard/study-log';
import { notesCellText, notesIn, notesSummaryText } from '@/domain/dashboard/notes/note-texts';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import type { MinutesBySection } from '@/domain/learner/learner-test';
import { type LoggedWeek, studyMinutesInWeeks, weekLabel } from '@/domain/dashboard/study/logged-weeks';
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
  { firstDay, minutes, previous, planned, isFuture, isRest }: StudyBar,
  label: Omit<DateCell, 'day'>,
  tick: string,
): StudyTimeBar => ({
  label: { ...label, day: firstDay },
  tick,
  values: hoursBySubject(minutes),
  previous: previous === null ? null : exactHours(previous),
  planned: planned === null ? null : exactHours(planned),
  isFuture,
  isRest,
});

/** Returns a bar for each day, labeled by weekday. */
export const dailyTimeBars = (bars: readonly StudyBar[]) =>
  bars.map((bar) => barWith(bar, { text: formatLongDay(bar.firstDay) }, weekdayOf(bar.firstDay)));

/**
 * Adds the family's notes to bars, and returns the end of the chart's summary, which tells them. `lastDayOf` returns the last day of
 * the bar that begins on a day.
 */
export function withNotes(
  bars: readonly StudyTimeBar[],
  notes: readonly TimelineNote[],
  lastDayOf: (first: IsoDay) => IsoDay,
  today: IsoDay,
): { readonly bars: readonly StudyTimeBar[]; readonly summary: string } {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return { bars, summary: '' };
  const noted = notesIn(notes, first.label.day, lastDayOf(last.label.day));
  return {
    bars: bars.map((bar) => ({
      ...bar,
      note: notesCellText(noted, bar.label.day, lastDayOf(bar.label.day)),
    })),
    summary: notesSummaryText(noted, today),
  };
}

/** The weekday whose bar has its week's label and sum under it. */
const middleOfWeek = 'Thu';

/** Returns a bar for each day of several weeks, newest week first, labeled by its date. Under the middle of each week is its sum. */
export const datedTimeBars = (bars: readonly StudyBar[], weeks: readonly LoggedWeek[]) =>
  bars.map((bar): StudyTimeBar => {
    const label = { text: formatDay(bar.firstDay) };
    if (weekdayOf(bar.firstDay) !== middleOfWeek) return barWith(bar, label, '');
    const ago = weeks.findIndex((week) => bar.firstDay >= week.from);
    const week = weeks[ago];
    return {
      ...barWith(bar, label, weekLabel(ago)),
      ...(week !== undefined && { figure: exactHours(studyMinutesInWeeks([week])) }),
    };
  });

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
