/** Browsers' criteria for an installable site, checked in the built files; see also tests/e2e/extended/install.spec.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { maskableShare } from '@/app/prerender/icons';
import { type webManifest as written, manifestFile } from '@/app/prerender/manifest';
import { brandMark } from '@/brand';
import { routeIds, site } from '@/site';
import { contentTypeOf } from '../../tools/hosts/table.mjs';
import { bytesOf, documentFile, textOf } from './site-files';

const manifest: typeof written = JSON.parse(textOf(manifestFile));
const paths: readonly string[] = routeIds.map((id) => site[id].path);
const documents = [...paths.map(documentFile), '404.html'].map((file) => ({ file, html: textOf(file) }));

/** Returns the size as "192x192" from the header of a built PNG file. */
function sizeOf(src: string): string {
  const png = bytesOf(src.slice(1));
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${src} is no PNG file`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const pngIcons = manifest.icons.filter(({ type }) => type === 'image/png');
const shortcutIcons = manifest.shortcuts.flatMap(({ icons }) => icons);

describe.each(documents)('$file', ({ html }) => {
  const head = html.slice(0, html.indexOf('</head>'));

  test('links to the manifest and to Apple’s icon once each', () => {
    expect(head.match(/<link rel="manifest" href="\/manifest\.webmanifest"\/>/g)).toHaveLength(1);
    expect(head.match(/<link rel="apple-touch-icon" href="\/apple-touch-icon\.png"\/>/g)).toHaveLength(1);
  });

  test('fits the width of the device and sets the system color for both schemes', () => {
    expect(head).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"');
    const colors = [
      ...head.matchAll(
        /<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)" content="(#[0-9A-F]{6})"\/>/g,
      ),
    ];
    expect(colors.map(([, scheme]) => scheme)).toEqual(['light', 'dark']);
    expect(colors[0]?.[2]).toBe(manifest.theme_color);
    expect(colors[1]?.[2]).not.toBe(manifest.theme_color);
  });
});

describe('the manifest', () => {
  test('has a name that fits under an icon and opens as an app', () => {
    expect(manifest.name.length).toBeGreaterThan(0);
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(manifest.display).toBe('standalone');
    expect(contentTypeOf(manifestFile)).toContain('application/manifest+json');
  });

  test.each([
    { what: 'its start', path: manifest.start_url },
    { what: 'what takes a shared file', path: manifest.share_target.action },
    ...manifest.shortcuts.map(({ name, url }) => ({ what: `the shortcut ${name}`, path: url })),
  ])('has $what as a page of the site', ({ path }) => {
    expect(paths).toContain(path);
    expect(path.startsWith(manifest.scope)).toBe(true);
  });

  test('has the icons that browsers request, each in its declared size', () => {
    expect(pngIcons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of [...pngIcons, ...shortcutIcons]) expect(sizeOf(src), src).toBe(sizes);
    expect(shortcutIcons).toHaveLength(manifest.shortcuts.length);
    expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
  });

  test('has a scalable icon', () => {
    const [icon] = manifest.icons.filter(({ sizes }) => sizes === 'any');
    expect(textOf(icon?.src.slice(1) ?? '')).toMatch(/^<svg /);
  });

  test('has a maskable icon whose mark no mask cuts off', () => {
    const maskable = manifest.icons.filter((icon) => 'purpose' in icon && icon.purpose === 'maskable');
    expect(maskable.map(({ sizes }) => sizes)).toEqual(['512x512']);
    // The corners of the shield in the mark's 24-unit viewBox: M12 1.5 21 4.6 ... 12 22.7.
    expect(brandMark.shield).toMatch(/^M12 1\.5 21 4\.6v7\.2c0 5\.2-3\.6 9-9 10\.9/);
    const farthest = Math.max(
      ...[
        [12, 1.5],
        [21, 4.6],
        [21, 11.8],
        [12, 22.7],
      ].map(([x = 0, y = 0]) => Math.hypot(x - 12, y - 12)),
    );
    const shownRadius = 0.4 * 24;
    expect(farthest * maskableShare).toBeLessThanOrEqual(shownRadius);
    // Not too small either.
    expect(farthest * maskableShare).toBeGreaterThan(0.75 * shownRadius);
  });

  test('has screenshots for wide and narrow screens, each in its declared size and under 150 kB', () => {
    expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(
      new Set(['wide', 'narrow']),
    );
    for (const { src, sizes, label } of manifest.screenshots) {
      expect(sizeOf(src), src).toBe(sizes);
      expect(bytesOf(src.slice(1)).length, src).toBeLessThan(150_000);
      expect(label).toMatch(/\S/);
    }
  });
});

describe('the offline copy', () => {
  const copied = new Set(
    [...readFileSync('build/site/sw.js', 'utf8').matchAll(/\burl:\s*["'`](\/[^"'`]*)["'`]/g)].map(
      ([, url]) => url,
    ),
  );

  test('contains every page and every script and style', () => {
    const code = readdirSync('build/site/assets').filter((name) => /\.(?:js|css)$/.test(name));
    expect(code.length).toBeGreaterThan(paths.length);
    const needed = [...paths, '/404.html', ...code.map((name) => `/assets/${name}`)];
    expect(needed.filter((path) => !copied.has(path))).toEqual([]);
  });

  test('contains the manifest and every icon', () => {
    const needed = [
      `/${manifestFile}`,
      '/apple-touch-icon.png',
      ...manifest.icons.map(({ src }) => src),
      ...shortcutIcons.map(({ src }) => src),
    ];
    expect(needed.filter((src) => !copied.has(src))).toEqual([]);
  });

  test('omits the screenshots, which only the install prompt shows', () => {
    expect(copied.size).toBeGreaterThan(paths.length);
    expect(manifest.screenshots.filter(({ src }) => copied.has(src))).toEqual([]);
  });
});
