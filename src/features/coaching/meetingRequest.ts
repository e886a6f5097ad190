/** A request for a meeting with a coach: what is checked before the mail program opens, and the message that it is given. */
import { addDays, type IsoDay, isIsoDay } from '@/lib/calendar';
import { date, longDay } from '@/lib/format';
import { timeOfDay } from '@/lib/localTime';

export const topics = [
  'Reading a test result',
  'A plan for the weeks left',
  'Verbal',
  'Math',
  'Reading',
  'The writing sample',
  'School life and admissions',
] as const;

/** As the fields of the form give it. */
export interface TypedRequest {
  readonly date: string;
  readonly time: string;
  readonly topic: string;
  readonly note: string;
}

/** What is wrong with each field, in a sentence; '' where nothing is. */
export type RequestErrors = Readonly<Record<'date' | 'time' | 'topic', string>>;

/** Beyond it a date is more likely a slip of the finger than a plan. */
const mostDaysAhead = 730;
/** Minutes after midnight between which a meeting may begin. */
const earliest = 8 * 60;
const latest = 20 * 60;

/** Checks a request against the day it is made on. A meeting of the same day can't be arranged by mail. */
export function requestErrors({ date: day, time, topic }: TypedRequest, today: IsoDay): RequestErrors {
  const minutes = minutesOf(time);
  return {
    date: dateError(day, today),
    time:
      minutes === null
        ? 'Choose a time.'
        : minutes < earliest || minutes > latest
          ? `Choose a time between ${timeOfDay(earliest)} and ${timeOfDay(latest)}.`
          : '',
    topic: topics.some((each) => each === topic) ? '' : 'Choose what you would like to talk about.',
  };
}

function dateError(day: string, today: IsoDay): string {
  if (!isIsoDay(day)) return 'Choose a date.';
  if (day < today) return 'This date has passed. Choose a later one.';
  if (day === today) return 'We can’t arrange a meeting for today by email. Choose a later date, or call us.';
  return day > addDays(today, mostDaysAhead)
    ? 'This date is more than two years away. Choose an earlier one.'
    : '';
}

/** Minutes after midnight of "16:30"; null for what is no time. */
function minutesOf(time: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** The message, from a request that has no errors; `zone` is the time zone that the time is meant in. */
export function requestMessage(
  typed: TypedRequest,
  zone: string,
): { readonly subject: string; readonly body: string } {
  const { topic, note } = typed;
  const day = isIsoDay(typed.date) ? `${longDay(typed.date)}, ${typed.date.slice(0, 4)}` : typed.date;
  const minutes = minutesOf(typed.time);
  const lines = [
    'Hello,',
    '',
    'We would like to arrange a meeting with a coach.',
    '',
    `Date: ${day}`,
    `Time: ${minutes === null ? typed.time : timeOfDay(minutes)} (${zone})`,
    `Topic: ${topic}`,
    ...(note.trim() === '' ? [] : ['', note.trim()]),
  ];
  const subject = isIsoDay(typed.date) ? `Meeting with a coach, ${date(typed.date)}` : 'Meeting with a coach';
  return { subject, body: lines.join('\n') };
}
