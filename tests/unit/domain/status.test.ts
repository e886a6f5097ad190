import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statusTones } from '@/domain/status';

const words = Object.keys(statusTones);
const tones = new Set<string>(Object.values(statusTones));

test('no two statuses are the same word', () => {
  const plain = words.map((word) => word.toLowerCase().replaceAll('-', ' '));
  expect(new Set(plain).size).toBe(words.length);
});

test('each word begins with a capital and has no period', () => {
  for (const word of words) expect(word).toMatch(/^[A-Z][a-z ,]+$/);
});

test('each tone has a word', () => {
  expect([...tones].toSorted()).toEqual(['fair', 'good', 'neutral', 'risk', 'watch']);
});

/** The tones and colors that would give a word a look of its own, on its line or the next one. */
const ownTone = new RegExp(
  `'(?:${words.join('|')})'[^;]{0,60}(?:'(?:${[...tones].join('|')})'|(?:color|tone)\\W{1,4}(?:success|info|warning|error|status\\.))`,
);
const colored = /<Chip\b[^>]*color="?\{?['"]?(?:success|info|warning|error)\b/;

test.each([
  [`  { word: 'Good', tone: 'watch' },`, ownTone],
  [`  Completed: ['Completed', 'good'],`, ownTone],
  [`<IconLabel label={'On track'} color="status.good" />`, ownTone],
  [`<Chip size="small" label={word} color="success" />`, colored],
])('a look of its own is recognized: %s', (line, pattern) => expect(pattern.test(line)).toBe(true));

test('no other file gives a word a tone, or a chip the color of one', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => !['domain/status.ts', 'ui/marks/StatusBadge.tsx'].includes(path));
  expect(files.length).toBeGreaterThan(1000);
  const offenders = files.filter((path) => {
    const source = readFileSync(`src/${path}`, 'utf8');
    return ownTone.test(source) || colored.test(source);
  });
  expect(offenders).toEqual([]);
});
