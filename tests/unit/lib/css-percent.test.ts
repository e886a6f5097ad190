import { expect, test } from 'vitest';
import { cssPercent } from '@/lib/cssPercent';

test.each([
  [0, '0%'],
  [0.5, '50%'],
  [25 / 190, '13.16%'],
  [1 / 3, '33.33%'],
  [1, '100%'],
])('%f is %s', (share, length) => expect(cssPercent(share)).toBe(length));
