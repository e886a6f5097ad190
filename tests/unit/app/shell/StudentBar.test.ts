/** Every page whose row a learner's bar replaces on a phone has the bar. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { barPlaces } from '@/app/shell/StudentBar';
import { routeIds } from '@/site';

const sources = join(import.meta.dirname, '../../../../src');
const pages = readFileSync(join(sources, 'app/pages.ts'), 'utf8');

/** The source of a page's file. */
function sourceOf(id: string): string {
  const [, file] = new RegExp(`\\b${id}: \\(\\) => import\\('@/([^']+)'\\)`).exec(pages) ?? [];
  if (file === undefined) throw new Error(`pages.ts has no page ${id}`);
  return readFileSync(join(sources, `${file}.tsx`), 'utf8');
}

const withRow = routeIds.filter((id) => /<Student(?:Pages)?Row/.test(sourceOf(id)));

test('the pages with the row are found', () => {
  expect(withRow).toContain('home');
  expect(withRow.length).toBeGreaterThan(6);
});

test.each(withRow)('%s has the bar, too', (id) => {
  expect(barPlaces[id]).not.toBeNull();
});
