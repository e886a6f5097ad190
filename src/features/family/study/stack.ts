/** Study time as the parts of a bar: each subject in its color. */
import type { BarSeries } from '@/charts/points';
import { hoursOf, type MinutesBySubject } from '@/domain/family/log';
import { subjectLabels, subjects } from '@/domain/family/subject';
import { tenths } from '@/lib/format';
import * as colors from '@/ui/colors';

export const subjectSeries: readonly BarSeries[] = subjects.map((subject) => ({
  label: subjectLabels[subject],
  color: colors.section[subject],
}));

/** The hours of each subject, from the ground up, not rounded: only what is shown is. */
export function stackOf(minutes: MinutesBySubject): readonly number[] {
  return subjects.map((subject) => minutes[subject] / 60);
}

/** Hours as every other screen rounds them: by their minutes. */
export function hoursFormat(value: number): string {
  return tenths(hoursOf(Math.round(value * 60)));
}
