/** A weekly report as plain text, to paste into a message or a note. */
import { isolated } from '@/lib/text/isolated';
import { capitalize, formatHourCount, formatNumber, uncapitalize } from '@/lib/text/format';
import { rawScoreText, rightText } from '@/domain/dashboard/scores/raw-result-text';
import { rawTestLine } from './report-figure-text';
import { hoursOfTargetText } from '@/domain/dashboard/study/study-range';
import { fullWeekdayNames } from '@/domain/dashboard/weekday';
import { dashboardSectionNames } from '@/domain/section-names';
import { changeSinceText } from '@/domain/dashboard/score-change-text';
import type { IsoDay } from '@/lib/dates/calendar';
import type { WeeklyReport } from './weekly-report';

/** Formats the report as titled lists of short lines. Omits empty lists. */
export function weeklyReportText(report: WeeklyReport, today: IsoDay): string {
  const { studyHours, targetHours, breakdown, sections, raw, goals } = report;
  const parts: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Study time', [`${hoursOfTargetText(studyHours, targetHours)}.`, ...breakdown.flatMap(dayLine)]],
    [
      'Tests',
      [
        ...sections.map(({ subject, displayText, previous }) => {
          const change = previous === null ? '' : `, ${changeSinceText(previous.change, today)}`;
          return `${dashboardSectionNames[subject]}: ${displayText}${change}`;
        }),
        ...raw.flatMap((test) => [
          `${capitalize(rawTestLine(test, today))}.`,
          ...test.sections.map(
            ({ subject, result }) =>
              `${dashboardSectionNames[subject]}: ${rightText(result)}, ${uncapitalize(rawScoreText(result))}`,
          ),
        ]),
      ],
    ],
    ['Achievements', report.achievements],
    ['Improvements', report.improvements],
    [
      'Goals for the week',
      goals.map(
        ({ title, completed, target }) =>
          `${isolated(title)}: ${formatNumber(completed)} of ${formatNumber(target)}`,
      ),
    ],
    ['Areas for improvement', report.areasForImprovement],
    ['Concerns', report.concerns],
    ['Explained by a note', report.explained],
    ['Recommendations for parents', report.parentRecommendations],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [title, ...lines.map((line) => `- ${line}`)].join('\n'))
    .join('\n\n');
}

function dayLine({ day, hours }: WeeklyReport['breakdown'][number]): readonly string[] {
  return hours === 0 ? [] : [`${fullWeekdayNames[day]}: ${formatHourCount(hours)}`];
}
