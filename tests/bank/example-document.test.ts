/** Documents quote the worked example's report accurately. `npx vitest run --project bank -u` updates them. */
import { expect, test } from 'vitest';
import { loadExampleReport } from '@/features/results/example/loadExampleReport';
import { exampleReportDocument } from '@/features/results/example/exampleReportDocument';

test('the saved words match the report', async () => {
  const words = exampleReportDocument(await loadExampleReport());
  expect(words.strengths.length).toBeGreaterThan(0);
  await expect(`${JSON.stringify(words, null, 2)}\n`).toMatchFileSnapshot(
    '../../src/data/example-report/document.json',
  );
});
