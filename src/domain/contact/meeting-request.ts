/** When a meeting with a coach can be asked for by email. The hours and the two years ahead are the provider's own rules. */
import { addDays, type IsoDay, isIsoDay } from '@/lib/calendar';

/** Two years, a leap day among them: beyond it a date is more likely a slip of the finger than a plan. */
const mostDaysAhead = 731;
/** Minutes after midnight between which a meeting may begin. */
export const meetingHours = { earliest: 8 * 60, latest: 20 * 60 } as const;

export const meetingTopics = [
  'Reading a test result',
  'A plan for the weeks ahead',
  'Verbal',
  'Math',
  'Reading',
  'The writing sample',
  'School life and admissions',
] as const;

/** As the fields of a form give it: a day as "2026-11-30", a time as "16:30". */
export interface MeetingRequest {
  readonly date: string;
  readonly time: string;
  readonly topic: string;
}

/** What is wrong with each field, null where nothing is. */
export interface MeetingRequestFaults {
  readonly date: 'missing' | 'past' | 'today' | 'too-far' | null;
  readonly time: 'missing' | 'outside-hours' | null;
  readonly topic: 'missing' | null;
}

/** Checks a request against the day it is made on. A meeting of the same day can't be arranged by mail. */
export function meetingRequestFaults(
  { date, time, topic }: MeetingRequest,
  today: IsoDay,
): MeetingRequestFaults {
  return {
    date: dateFault(date, today),
    time: timeFault(minutesAfterMidnight(time)),
    topic: meetingTopics.some((each) => each === topic) ? null : 'missing',
  };
}

function dateFault(day: string, today: IsoDay): MeetingRequestFaults['date'] {
  if (!isIsoDay(day)) return 'missing';
  if (day < today) return 'past';
  if (day === today) return 'today';
  return day > addDays(today, mostDaysAhead) ? 'too-far' : null;
}

function timeFault(minutes: number | null): MeetingRequestFaults['time'] {
  if (minutes === null) return 'missing';
  return minutes < meetingHours.earliest || minutes > meetingHours.latest ? 'outside-hours' : null;
}

/** Minutes after midnight of "16:30"; null for what is no time. */
export function minutesAfterMidnight(time: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}
