/** The sample's study log of a quarter, this week first. A day reads 'v1.6 m1.3': 1.6 hours of verbal, then 1.3 of math. */
import type { LoggedDay, LoggedWeek } from '@/domain/family/detail';
import type { Subject } from '@/domain/family/subject';
import { present } from '@/lib/assert';

const letters: Readonly<Record<string, Subject>> = { v: 'verbal', m: 'math', r: 'reading', w: 'writing' };

const weeks = [
  ['v1.6 m1.3', 'm1.6 v1.3', 'r1.4 m1.1', 'v1.9 w1.6', 'm1.1 v0.9', 'm1.6 r1.4 w1.2 v0.5', 'r1.4'],
  ['v1.9 m1.6', 'm1.5 v1.3', 'r1.7 m1.4', 'v1.5 w1.3', 'm1 v0.8', 'm1.9 r1.7 w1.5 v0.7', 'r1.1'],
  ['v1.4 m1.2', 'm1.3 v1.1', 'r1 m0.9', 'v1.7 w1.3', 'm1.2 v1', 'm1.7 r1.5 w1.3 v0.5', 'r1.3'],
  ['v1.3 m1', 'm1.8 v1.4', 'r1.3 m1', 'v1.4 w1.1', 'm1.2 v1', 'm1.7 r1.5 w1.3 v0.5', ''],
  ['v1.3 m1.1', 'm1.4 v1.1', 'r1.4 m1.2', 'v1.7 w1.4', 'm1.2 v1', 'm1.7 r1.5 w1.3 v0.6', 'r1.3'],
  ['v1.6 m1.3', 'm1.3 v1.1', 'r1.2 m0.9', 'v1.3 w1', 'm1 v0.9', 'm1.4 r1.2 w1.1 v0.5', 'r1'],
  ['v1.4 m1.2', 'm1.3 v1.1', 'r1.3 m1', 'v1.4 w1.1', 'm0.8 v0.6', 'm1.3 r1.1 w1 v0.4', 'r1'],
  ['v1.4 m1.1', 'm1.5 v1.2', 'r1.4 m1.2', 'v1.5 w1.3', 'm0.9 v0.8', 'm1.9 r1.7 w1.5 v0.7', ''],
  ['v1.2 m1', 'm1.5 v1.2', 'r1 m0.8', 'v1.1 w0.9', 'm0.9 v0.7', 'm1.3 r1.1 w1 v0.5', 'r1'],
  ['v1.4 m1.1', 'm1.6 v1.3', 'r1 m0.9', 'v1.7 w1.4', 'm0.9 v0.7', 'm1.3 r1.1 w1 v0.4', 'r1.3'],
  ['v1.2 m1', 'm1.4 v1.1', 'r1.2 m0.9', 'v1.1 w0.9', 'm0.8 v0.6', 'm1.1 r1 w0.9 v0.4', 'r1'],
  ['v1.4 m1.2', 'm1.3 v1.1', 'r1 m0.9', 'v1.5 w1.2', 'm0.7 v0.6', 'm1.6 r1.4 w1.2 v0.7', ''],
  ['v1.3 m1', 'm1.3 v1', 'r0.9 m0.8', 'v1.2 w1', 'm0.7 v0.6', 'm1 r0.9 w0.8 v0.4', 'r1'],
] as const;

function readDay(text: string): LoggedDay {
  if (text === '') return [];
  return text.split(' ').map((session) => ({
    subject: present(letters[session.charAt(0)], `No subject in "${session}"`),
    hours: Number(session.slice(1)),
  }));
}

export const mayaLog: readonly LoggedWeek[] = weeks.map((days, weeksAgo) => ({
  weeksAgo,
  days: days.map(readDay),
}));
