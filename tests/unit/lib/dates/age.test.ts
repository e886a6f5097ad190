import { expect, test } from 'vitest';
import { msPerDay } from '@/lib/dates/calendar';
import { formatAge } from '@/lib/dates/age';

test.each([
  [-3, 'today'],
  [0.9, 'today'],
  [1, 'yesterday'],
  [2, '2 days ago'],
  [13, '13 days ago'],
  [14, '2 weeks ago'],
  [60, '8 weeks ago'],
  [61, '2 months ago'],
  [350, '11 months ago'],
  [730, '23 months ago'],
  [731, '2 years ago'],
  [3 * 366, '3 years ago'],
])('%d days', (days, words) => expect(formatAge(days * msPerDay)).toBe(words));
