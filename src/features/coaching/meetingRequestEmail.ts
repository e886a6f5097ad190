import { type MeetingRequest, parseMinutesAfterMidnight } from '@/domain/contact/meeting-request';
import { isIsoDay } from '@/lib/dates/calendar';
import { formatDate, formatLongDay } from '@/lib/text/format';
import { formatTimeOfDay } from '@/lib/dates/localTime';

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
