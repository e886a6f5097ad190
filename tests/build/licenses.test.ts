/** The file of licenses ships, is complete, and is linked from every page. */
import { expect, test } from 'vitest';
import packageJson from '../../package.json';
import { contentTypeOf } from '../../tools/hosts/table.mjs';
import { bundledLicenses, workerLicenses } from '../../tools/licenses.mjs';
import { licensesPath, routeIds, site } from '@/site';
import { documentFile, textOf } from './site-files';

const text = textOf(licensesPath.slice(1));
const names = (listed: string) =>
  JSON.parse(textOf(listed)).map(
    ({ name, version }: { name: string; version: string }) => `${name} ${version}`,
  );

/** Packages that are only types, or whose files belong to another one. */
const withoutCode = ['react-router-dom'];

test('names every package of the pages and of the service worker', () => {
  const shipped: readonly string[] = [...names(bundledLicenses), ...names(workerLicenses)];
  expect(shipped.length).toBeGreaterThan(40);
  expect(shipped.filter((title) => !text.includes(`\n${title} (`))).toEqual([]);
});

test('names the dependencies of the project, with the fonts', () => {
  const missing = Object.keys(packageJson.dependencies).filter((name) => !text.includes(`\n${name} `));
  expect(missing).toEqual(withoutCode);
  for (const name of ['react', '@mui/material', 'recharts']) expect(text).toContain(`\n${name} `);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Material Icons, by Google (Apache-2.0)');
});

test('opens as text in a browser, and without a connection', () => {
  expect(contentTypeOf(licensesPath)).toBe('text/plain; charset=utf-8');
  expect(textOf('sw.js')).toContain(`\`${licensesPath}\``);
});

test.each([...routeIds.map((id) => documentFile(site[id].path)), '404.html'])('%s links it', (file) => {
  expect(textOf(file)).toContain(`href="${licensesPath}">Open-Source Licenses</a>`);
});
