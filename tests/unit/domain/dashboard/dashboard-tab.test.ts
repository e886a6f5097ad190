import { expect, test } from 'vitest';
import { parseDashboardTab } from '@/domain/dashboard/dashboard-tab';

test.each([
  ['overview', 'overview'],
  ['scores', 'scores'],
  [null, 'overview'],
  ['', 'overview'],
  ['Scores', 'overview'],
  ['scores ', 'overview'],
  ['toString', 'overview'],
  ['__proto__', 'overview'],
])('%j in the address opens the tab %s', (text, tab) => expect(parseDashboardTab(text)).toBe(tab));
