/** The files that documents ask for by themselves, before a page shows or does anything. */
import { describe, expect, test } from 'vitest';
import { routeIds, site } from '@/site';
import { filesWith, questionMarks, rechartsMarks, wordMarks } from './marks';
import { documentFile, requestedScripts, textOf } from './site-files';

const documents = [...routeIds.map((id) => documentFile(site[id].path)), '404.html'];

describe.each(documents)('%s', (file) => {
  const html = textOf(file);

  test('asks for no Recharts, no questions, and no words', () => {
    const scripts = requestedScripts(html);
    expect(scripts.length).toBeGreaterThan(2);
    expect(filesWith([...rechartsMarks, ...questionMarks, ...wordMarks], scripts)).toEqual([]);
  });

  test('preloads exactly the two fonts that a first visit needs', () => {
    const fonts = [...html.matchAll(/<link\b[^>]*\bas="font"[^>]*>/g)].map(
      ([tag]) => /\bhref="\/assets\/([a-z0-9-]+)-[^"]+\.woff2"/.exec(tag)?.[1] ?? tag,
    );
    expect(new Set(fonts).size).toBe(2);
    expect(fonts).toHaveLength(2);
  });
});
