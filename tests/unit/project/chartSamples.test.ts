/** Every chart has a sample in tests/variants/Charts.tsx, in which tests press, print, and read it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/charts';
const samples = readFileSync('tests/variants/Charts.tsx', 'utf8');
const charts = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^export function ([A-Z]\w*)/gm)])
  .map(([, name = '']) => name);

test('there are charts', () => expect(charts.length).toBeGreaterThan(8));

test.each(charts)('%s has a sample', (name) => {
  expect(samples).toContain(`<${name}`);
});
