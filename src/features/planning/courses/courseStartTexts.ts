import { courseTestDay, type CourseLength } from '@/domain/plan/courses/course';
import type { CourseStart, CourseStartNotice } from '@/domain/plan/courses/course-start';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { formatDate, formatDay as dayWords } from '@/lib/text/format';

/** Shown in place of the dates until they are known. */
export const courseWeekdaysText = 'Courses run from a Monday through the Friday before a Saturday test.';

/** Describes when the course starts and ends, and the test that it leads up to. */
export function courseSpanSentence(weeks: CourseLength, monday: IsoDay): string {
  const testDay = courseTestDay(weeks, monday);
  return `Starts ${dayWords(monday)} and ends ${dayWords(addDays(testDay, -1))}, the day before a test on Saturday, ${formatDate(testDay)}.`;
}

const startNoticeTexts: Readonly<Record<CourseStartNotice, string>> = {
  unreadable: 'The start date in the address is not a real date. The course starts next Monday.',
  passed: 'The start date has passed. The course starts next Monday.',
  'too-far': 'A course can end two years from today at the latest. This one starts next Monday.',
  'not-monday': 'Courses start on a Monday, so this one starts on the Monday after the day you chose.',
};

/** Explains why the course starts on another day than requested; null if it doesn't. */
export function startNoticeText({ notice }: CourseStart): string | null {
  return notice === null ? null : startNoticeTexts[notice];
}
