/** The README's claims are true. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import packageJson from '../../../package.json';

const readme = readFileSync('README.md', 'utf8');
const scripts = Object.keys(packageJson.scripts);

test('names only commands that are scripts, and names every script', () => {
  const named = new Set(
    [...readme.matchAll(/`npm (?:run )?([a-z0-9:]+)`/g)]
      .map((match) => match[1])
      .filter((name) => name !== 'ci'),
  );
  expect(named).toEqual(new Set(scripts));
});

describe('the map', () => {
  const block = /```\n(theme\/[\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const parents: string[] = [];
  const places = block
    .split('\n')
    .map((line) => /^( *)([a-z-]+(?:\/|\.tsx?))/i.exec(line))
    .filter((match) => match !== null)
    .map(([, indent = '', name = '']) => {
      const depth = indent.length / 2;
      parents.length = depth;
      parents.push(name);
      return parents.join('');
    });

  test('is parsed completely', () => expect(places.length).toBeGreaterThan(15));
  test.each(places)('%s exists', (place) => expect(existsSync(place)).toBe(true));
});

test('its pictures exist', () => {
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) expect(existsSync(picture)).toBe(true);
});
