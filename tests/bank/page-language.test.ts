/** The language of text pages: spelling, style, and links to existing pages. */
import { expect, test } from 'vitest';
import { pageDescriptions } from '@/app/prerender/descriptions';
import { brand } from '@/brand';
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic-plan';
import { pageTexts } from '@/data/texts/pageTexts';
import { stripInlineMarks } from '@/domain/page-text/inline-marks';
import { misspelled, slipsIn } from './language';

const files = import.meta.glob<Record<string, unknown>>('../../src/data/texts/**/*.ts', { eager: true });

/** Returns all sentences nested in a value, excluding names of anchors, widgets, and pages. */
function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(sentencesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !['id', 'piece', 'kind', 'to', 'hash', 'search'].includes(name))
    .flatMap(([, part]) => sentencesOf(part));
}

const texts = Object.entries(files).map(
  ([file, module]) => [file.slice(file.lastIndexOf('/') + 1, -3), sentencesOf(module)] as const,
);

/** Returns all page texts nested in a module: one, or one for each course. */
function pageTextsIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'lead' in value && 'sections' in value ? [value] : Object.values(value).flatMap(pageTextsIn);
}

test('`pageTexts`, which search engines get their questions from, has every text of every page', () => {
  const all = Object.values(pageTexts);
  const found = Object.entries(files).flatMap(([file, module]) =>
    pageTextsIn(module).map((text) => ({ file, isListed: all.some((listed) => listed === text) })),
  );
  expect(found.filter(({ isListed }) => !isListed)).toEqual([]);
  expect(found.length).toBeGreaterThanOrEqual(all.length);
});

test('there are texts to check', () => expect(texts.length).toBeGreaterThan(0));

test.each(texts)('%s: American spelling, no style errors, and valid marks', async (_, own) => {
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(stripInlineMarks).flatMap(slipsIn)).toEqual([]);
  expect(own.filter((text) => /!(?:\s|$)|[“"]\s|\*\*|]\(/.test(stripInlineMarks(text)))).toEqual([]);
  // Names aren't in the dictionary.
  const text = own.map(stripInlineMarks).join('\n').replaceAll(brand.name, 'We');
  expect(await misspelled(text)).toEqual([]);
});

test('every text gives the length of the free test as its plan does', () => {
  const statedMinutes = [...texts.flatMap(([, own]) => own), ...Object.values(pageDescriptions)].flatMap(
    (text) =>
      [...text.matchAll(/\bfree (?:SSAT practice )?test\b[^.]*?\b(\d+) minutes/gi)].map(([, minutes]) =>
        Number(minutes),
      ),
  );
  expect(statedMinutes.length).toBeGreaterThan(4);
  expect(new Set(statedMinutes)).toEqual(new Set([diagnosticMinutes(false)]));
});
