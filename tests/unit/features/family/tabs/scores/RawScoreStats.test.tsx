/** The cards of a level without score tables: each figure once, whatever has been taken. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { RawScoreStats } from '@/features/family/tabs/scores/RawScoreStats';
import { theme } from '@theme';
import { ago, evening, middleReport, middleTest, recordWith } from '../../../../domain/dashboard/logs';

afterEach(cleanup);

const free = middleTest(ago(40), 'diagnostic', { verbal: [20, 6], quantitative: [15, 6], reading: [12, 5] });
const first = middleTest(ago(30), 'full', { verbal: [40, 12], quantitative: [25, 15], reading: [26, 8] });
const second = middleTest(ago(10), 'full', { verbal: [43, 12], quantitative: [38, 8], reading: [26, 8] });
const official = middleReport(ago(5), 1860);

test.each<[string, readonly LearnerTest[], readonly string[]]>([
  ['nothing', [], ['Questions Right', 'Average Right', 'Accuracy This Week']],
  ['the free test', [free], ['Questions Right', 'Average Right', 'Accuracy This Week']],
  ['a full test and a report', [first, official], ['Questions Right', 'Average Right', 'Official Score']],
  ['two full tests', [first, second], ['Questions Right', 'Change in Share Right', 'Average Right']],
  [
    'two full tests and a report',
    [first, second, official],
    ['Questions Right', 'Change in Share Right', 'Official Score'],
  ],
])('after %s', (_, tests, labels) => {
  const learner = recordWith({ sessions: [], tests }, { profile: { level: 'middle' } });
  render(
    <ThemeProvider theme={theme}>
      <RawScoreStats learner={learner} asOf={evening} onOpen={() => undefined} />
    </ThemeProvider>,
  );
  expect([...document.querySelectorAll('dt')].map((label) => label.textContent)).toEqual([
    ...labels,
    'Tests Completed',
  ]);
});
