import {
  type MeetingRequest,
  type MeetingRequestErrors,
  meetingStartMinutes,
  parseMinutesAfterMidnight,
} from '@/domain/contact/meeting-request';
import { isIsoDay } from '@/lib/dates/calendar';
import { formatDate, formatLongDay } from '@/lib/text/format';
import { formatTimeOfDay } from '@/lib/dates/localTime';

type Said<Fault extends string | null> = Readonly<Record<NonNullable<Fault>, string>>;

const dateFaults: Said<MeetingRequestErrors['date']> = {
  missing: 'Choose a date.',
  past: 'This date has passed. Choose a later one.',
  today: 'We can’t arrange a meeting for today by email. Choose a later date, or call us.',
  'too-far': 'This date is more than two years away. Choose an earlier one.',
};
const timeFaults: Said<MeetingRequestErrors['time']> = {
  missing: 'Choose a time.',
  'outside-hours': `Choose a time between ${formatTimeOfDay(meetingStartMinutes.earliest)} and ${formatTimeOfDay(meetingStartMinutes.latest)}.`,
};
const topicFaults: Said<MeetingRequestErrors['topic']> = {
  missing: 'Choose what you would like to talk about.',
};

/** Returns an error message for each field that says how to fix it; '' for a valid field. */
export function meetingFormErrors({
  date,
  time,
  topic,
}: MeetingRequestErrors): Readonly<Record<keyof MeetingRequestErrors, string>> {
  return {
    date: date === null ? '' : dateFaults[date],
    time: time === null ? '' : timeFaults[time],
    topic: topic === null ? '' : topicFaults[topic],
  };
}

/** Returns the email for a valid meeting request; `zone` is the time zone of the requested time. */
export function meetingRequestEmail(
  { date: day, time, topic }: MeetingRequest,
  note: string,
  zone: string,
): { readonly subject: string; readonly body: string } {
  const minutes = parseMinutesAfterMidnight(time);
  const lines = [
    'Hello,',
    '',
    'We would like to arrange a meeting with a coach.',
    '',
    `Date: ${isIsoDay(day) ? `${formatLongDay(day)}, ${day.slice(0, 4)}` : day}`,
    `Time: ${minutes === null ? time : formatTimeOfDay(minutes)} (${zone})`,
    `Topic: ${topic}`,
    ...(note.trim() === '' ? [] : ['', note.trim()]),
  ];
  const subject = isIsoDay(day) ? `Meeting with a coach, ${formatDate(day)}` : 'Meeting with a coach';
  return { subject, body: lines.join('\n') };
}
