/** Text for the figures in a weekly report. */
import {
  hasBothSources,
  reportedScoreFlags,
  withPreviousScores,
} from '@/domain/dashboard/scores/score-source';
import {
  dashboardTestText,
  scoreChangeText,
  totalChangeExplanation,
} from '@/domain/dashboard/score-change-text';
import { formatWeekSpan } from '@/lib/dates/formatDaySpan';
import { dashboardSectionNames } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import { testName } from '@/domain/dashboard/scores/test-history';
import { rawChangeText, rightText } from '@/domain/dashboard/scores/raw-result-text';
import { formatList, uncapitalize } from '@/lib/text/format';
import { groupBy } from '@/lib/lists';
import type { RawReportTest, WeeklyReport } from './weekly-report';

/** Formats a week's best total: "best total 2,226", or just "total 2,226" if there was only one full test. */
export function bestTotalText(
  bestShown: string,
  { fullTests: taken }: Pick<WeeklyReport, 'fullTests'>,
): string {
  return `${taken > 1 ? 'best total' : 'total'} ${bestShown}`;
}

/** Formats a test's result and its change: "full test 102 of 150 right, up 5 percentage points since the full test of Nov 8". */
export function rawTestLine({ test, result, change }: RawReportTest, today: IsoDay): string {
  const since = change === null ? '' : `, ${rawChangeText(change, today)}`;
  return `${uncapitalize(testName(test))} ${rightText(result)}${since}`;
}

/** Formats a report's week: "Week of Mar 8 to 14". Includes the year if it isn't the current one. */
export function reportWeekLabel({ firstDay }: Pick<WeeklyReport, 'firstDay'>, today: IsoDay): string {
  return `Week of ${formatWeekSpan(firstDay, today)}`;
}

/**
 * Compares a week's section scores with the previous ones, and explains how the chart marks those. Requires at least one section.
 * Dates include the year if it isn't the current one.
 */
export function sectionChangesText(
  { sections, improvement }: Pick<WeeklyReport, 'sections' | 'improvement'>,
  today: IsoDay,
): string {
  const compared = sections.flatMap(({ subject, previous }) =>
    previous === null
      ? []
      : [
          {
            name: dashboardSectionNames[subject],
            change: previous.change,
            since: dashboardTestText(previous.change.since, today),
          },
        ],
  );
  const [first] = compared;
  if (first === undefined)
    return sections.length === 1
      ? 'The first of its kind, with nothing to compare it with yet.'
      : 'The first of their kind, with nothing to compare them with yet.';
  const isSquare =
    hasBothSources(withPreviousScores(sections)) &&
    sections.some((each) => reportedScoreFlags(each).previous);
  const ring = `A ring${isSquare ? ' or a small square' : ''} marks the previous score.`;
  const isOneTest = compared.every(({ since }) => since === first.since);
  const byTest = [...groupBy(compared, ({ since }) => since)];
  const sinceText = isOneTest
    ? ` since ${first.since}`
    : ` (${byTest.map(([test, own]) => `${formatList(own.map(({ name }) => name))} since ${test}`).join(', ')})`;
  if (compared.length > 1 && compared.every(({ change }) => change.direction === 'stable')) {
    const together = totalChangeExplanation(
      compared.map(({ change }) => change),
      improvement,
    );
    return `No section score has clearly changed${sinceText}${together === '' ? '' : `: ${together}`}. ${ring}`;
  }
  const changes = compared.map(
    ({ name, change, since }) => `${name} ${scoreChangeText(change, isOneTest ? '' : `since ${since}`)}`,
  );
  return `${isOneTest ? `Since ${first.since}: ` : ''}${changes.join(', ')}. ${ring}`;
}
