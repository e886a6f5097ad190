/** A weekly report as plain text, for a message or a note. */
import { hourCount, number } from '@/lib/format';
import { hoursBesideTarget } from '@/domain/dashboard/study/study';
import { weekdayNames } from '@/domain/dashboard/weekday';
import { dashboardNames } from '@/domain/section-names';
import { changeWords } from '@/domain/dashboard/change';
import type { WeeklyReport } from './reports';

/** The report in short lines, each part under its title; a part without content is left out. */
export function reportText(report: WeeklyReport): string {
  const { studyHours, targetHours, breakdown, sections, goals } = report;
  const parts: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Study time', [`${hoursBesideTarget(studyHours, targetHours)}.`, ...breakdown.flatMap(dayLine)]],
    [
      'Tests',
      sections.map(({ subject, shown, before }) => {
        const change = before === null ? '' : `, ${changeWords(before.change)}`;
        return `${dashboardNames[subject]}: ${shown}${change}`;
      }),
    ],
    ['Achievements', report.achievements],
    ['Improvements', report.improvements],
    [
      'Goals for the week',
      goals.map(({ title, done, target }) => `${title}: ${number(done)} of ${number(target)}`),
    ],
    ['Areas for improvement', report.areasForImprovement],
    ['Concerns', report.concerns],
    ['Recommendations for parents', report.parentRecommendations],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [title, ...lines.map((line) => `- ${line}`)].join('\n'))
    .join('\n\n');
}

function dayLine({ day, hours }: WeeklyReport['breakdown'][number]): readonly string[] {
  return hours === 0 ? [] : [`${weekdayNames[day]}: ${hourCount(hours)}`];
}
