/** What the figures of a weekly report say, in words. */
import { hasBothSources, reportedMarkers, withPreviousScores } from '@/domain/dashboard/scores/score-source';
import { scoreChangeText, combinedChangeText } from '@/domain/dashboard/score-change-text';
import { formatWeekSpan } from '@/lib/formatDaySpan';
import { dashboardSectionNames } from '@/domain/section-names';
import type { IsoDay } from '@/lib/calendar';
import { formatDateNear, formatList } from '@/lib/format';
import { groupBy } from '@/lib/groupBy';
import type { WeeklyReport } from './weekly-report';

/** The best total of a week in words; best of one test is no distinction. */
export function bestTotalText(
  bestShown: string,
  { fullTests: taken }: Pick<WeeklyReport, 'fullTests'>,
): string {
  return `${taken > 1 ? 'best total' : 'total'} ${bestShown}`;
}

/** The week of a report, read on `today`: "Week of Mar 8 to 14", with the year where it is another one. */
export function reportWeekLabel({ from }: Pick<WeeklyReport, 'from'>, today: IsoDay): string {
  return `Week of ${formatWeekSpan(from, today)}`;
}

/**
 * How the sections of a week stand to their scores before, in a sentence or two. At least one is given. It is read on `today`, perhaps in
 * another year than that of the report.
 */
export function sectionChangesText(
  { sections, improvement }: Pick<WeeklyReport, 'sections' | 'improvement'>,
  today: IsoDay,
): string {
  const compared = sections.flatMap(({ subject, before }) =>
    before === null
      ? []
      : [
          {
            name: dashboardSectionNames[subject],
            change: before.change,
            day: formatDateNear(before.day, today),
          },
        ],
  );
  const [first] = compared;
  if (first === undefined) return 'First scores, with no earlier ones for comparison.';
  const isSquare =
    hasBothSources(withPreviousScores(sections)) && sections.some((each) => reportedMarkers(each).before);
  const ring = `A ring${isSquare ? ' or a small square' : ''} marks the previous score.`;
  const isOneDay = compared.every(({ day }) => day === first.day);
  const byDay = [...groupBy(compared, ({ day }) => day)];
  const since = isOneDay
    ? ` since ${first.day}`
    : ` (${byDay.map(([day, own]) => `${formatList(own.map(({ name }) => name))} since ${day}`).join(', ')})`;
  if (compared.length > 1 && compared.every(({ change }) => change.direction === 'stable')) {
    const together = combinedChangeText(
      compared.map(({ change }) => change),
      improvement,
    );
    return `No section score has clearly changed${since}${together === '' ? '' : `: ${together}`}. ${ring}`;
  }
  const changes = compared.map(
    ({ name, change, day }) => `${name} ${scoreChangeText(change, isOneDay ? '' : `since ${day}`)}`,
  );
  return `${isOneDay ? `Since ${first.day}: ` : ''}${changes.join(', ')}. ${ring}`;
}
