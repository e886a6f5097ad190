/**
 * Validates requests for a meeting with a coach, sent by email. The hours and the two-year horizon are the provider's own rules.
 */
import { addDays, type IsoDay, isIsoDay } from '@/lib/dates/calendar';

/** Two years including a leap day. A date beyond that is probably a typo. */
const mostDaysAhead = 731;
/** The earliest and latest start, in minutes after midnight. */
export const meetingStartMinutes = { earliest: 8 * 60, latest: 20 * 60 } as const;

export const meetingTopics = [
  'Reading a test result',
  'A plan for the weeks ahead',
  'Verbal',
  'Math',
  'Reading',
  'The writing sample',
  'School life and admissions',
] as const;

/** Raw form values: the date as "2026-11-30", the time as "16:30". */
export interface MeetingRequest {
  readonly date: string;
  readonly time: string;
  readonly topic: string;
}

/** The fault of each field; null if it is valid. */
export interface MeetingRequestErrors {
  readonly date: 'missing' | 'past' | 'today' | 'too-far' | null;
  readonly time: 'missing' | 'outside-hours' | null;
  readonly topic: 'missing' | null;
}

/** Rejects meetings for today as well, because email can't arrange one that fast. */
export function validateMeetingRequest(
  { date, time, topic }: MeetingRequest,
  today: IsoDay,
): MeetingRequestErrors {
  return {
    date: dateFault(date, today),
    time: timeFault(parseMinutesAfterMidnight(time)),
    topic: meetingTopics.some((each) => each === topic) ? null : 'missing',
  };
}

function dateFault(day: string, today: IsoDay): MeetingRequestErrors['date'] {
  if (!isIsoDay(day)) return 'missing';
  if (day < today) return 'past';
  if (day === today) return 'today';
  return day > addDays(today, mostDaysAhead) ? 'too-far' : null;
}

function timeFault(minutes: number | null): MeetingRequestErrors['time'] {
  if (minutes === null) return 'missing';
  return minutes < meetingStartMinutes.earliest || minutes > meetingStartMinutes.latest
    ? 'outside-hours'
    : null;
}

/** Parses "16:30" into minutes after midnight; returns null for anything else. */
export function parseMinutesAfterMidnight(time: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}
