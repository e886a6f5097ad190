/** A weekly report as an email: the week in at most ten lines, and the link to a copy with all figures. */
import { reportHeadline } from '@/domain/dashboard/tab-headlines';
import type { IsoDay } from '@/lib/dates/calendar';
import type { WeeklyReport } from './weekly-report';

/** Mail programs cut off the text of a longer address, on Windows at about 2,000 characters with its encoding. */
export const mostMailCharacters = 1500;

/** Returns the sentences of a report that a mail has room for: with the headline, at most ten lines. */
function mailSentences(report: WeeklyReport): readonly string[] {
  const { achievements, improvements, areasForImprovement, concerns, explained } = report;
  return [
    ...[achievements, improvements, areasForImprovement, [...concerns, ...explained]].flatMap((list) =>
      list.slice(0, 2),
    ),
    ...report.parentRecommendations.slice(0, 1),
  ];
}

/**
 * Returns the text of the mail.
 * @param link opens the copy; null if there is none, or none short enough
 */
export function weeklyMailText(report: WeeklyReport, link: string | null, today: IsoDay): string {
  const { verdict, reason } = reportHeadline(report, today);
  const lines = [`${verdict} ${reason}`, ...mailSentences(report).map((sentence) => `- ${sentence}`)].join(
    '\n',
  );
  const withLink = `${lines}\n\nAll figures are in this copy:\n${link ?? ''}`;
  return link !== null && withLink.length <= mostMailCharacters
    ? withLink
    : `${lines}\n\nThe copy with all figures is too long for an email. It follows as a file.`;
}
