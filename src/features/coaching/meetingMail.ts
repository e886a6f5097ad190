import { type MeetingRequest, minutesOf } from '@/domain/contact/meeting-request';
import { isIsoDay } from '@/lib/calendar';
import { date, longDay } from '@/lib/format';
import { timeOfDay } from '@/lib/localTime';

/** The email that asks for a meeting, from a request without faults; `zone` is the time zone that the time is meant in. */
export function meetingMail(
  { date: day, time, topic }: MeetingRequest,
  note: string,
  zone: string,
): { readonly subject: string; readonly body: string } {
  const minutes = minutesOf(time);
  const lines = [
    'Hello,',
    '',
    'We would like to arrange a meeting with a coach.',
    '',
    `Date: ${isIsoDay(day) ? `${longDay(day)}, ${day.slice(0, 4)}` : day}`,
    `Time: ${minutes === null ? time : timeOfDay(minutes)} (${zone})`,
    `Topic: ${topic}`,
    ...(note.trim() === '' ? [] : ['', note.trim()]),
  ];
  const subject = isIsoDay(day) ? `Meeting with a coach, ${date(day)}` : 'Meeting with a coach';
  return { subject, body: lines.join('\n') };
}
