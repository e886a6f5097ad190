/** Every built document has the required head, policy, and headings, and no references to other hosts. */
import { previewPages } from '@/app/prerender/preview';
import { unlistedPages } from '@/app/prerender/unlisted-pages';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Window } from 'happy-dom';
import { afterAll, describe, expect, test } from 'vitest';
import { pageDescriptions } from '@/app/prerender/descriptions';
import { brand } from '@/brand';
import { canonicalOf, documentTitleOf, licensesPath, routeIds, site, testMaker } from '@/site';
import { documentFile, textOf } from './site-files';

const window = new Window();
const parser = new window.DOMParser();
const parsed = (html: string) => parser.parseFromString(html, 'text/html');
type Parsed = ReturnType<typeof parsed>;

const rows = routeIds.map((id) => {
  const row = site[id];
  const html = textOf(documentFile(row.path));
  return { id, row, path: row.path, html, document: parsed(html) };
});
const notFoundHtml = textOf('404.html');
const notFound = { path: '(not found)', html: notFoundHtml, document: parsed(notFoundHtml) };

const attributes = (document: Parsed, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
const texts = (document: Parsed, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
const preview = (document: Parsed, name: string) =>
  attributes(document, `meta[property="og:${name}"]`, 'content');
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Maps the policy's directives to their sources. */
function policyOf(document: Parsed): Map<string, string[]> {
  const [content = ''] = attributes(document, 'meta[http-equiv="Content-Security-Policy"]', 'content');
  return new Map(
    content.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const testMakerLink = `a[href="${testMaker.url}"]`;

/** Returns a document's external URLs other than mail, phone, and canonical links, and links to the test maker, which request nothing. */
function foreignAddresses(document: Parsed): string[] {
  const named = ['src', 'href', 'srcset', 'action', 'poster', 'data', 'xlink:href'].flatMap((name) =>
    [...document.querySelectorAll('*')]
      .filter((element) => element.getAttribute('rel') !== 'canonical' && !element.matches(testMakerLink))
      .flatMap((element) => element.getAttribute(name) ?? []),
  );
  const styles = [...texts(document, 'style'), ...attributes(document, '[style]', 'style')];
  const inStyles = styles.flatMap((css) =>
    [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
      ([, url, sheet]) => url ?? sheet ?? '',
    ),
  );
  return [...named, ...inStyles].filter((address) => !/^(?:\/(?!\/)|#|mailto:|tel:|$)/.test(address));
}

/** Returns the theme variables that styles or scripts use without a fallback. */
const variablesIn = (text: string) =>
  [...text.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name = '']) => name);

/** Styles loaded later are in the scripts. */
const assets = fileURLToPath(new URL('../../build/site/assets/', import.meta.url));
const variablesInScripts = readdirSync(assets)
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => variablesIn(readFileSync(assets + file, 'utf8')));

/** Returns the variables that the document's own styles don't set. */
const unsetVariables = (html: string, names: readonly string[]) =>
  [...new Set(names)].filter((name) => !html.includes(`${name}:`));

/** Returns the first heading more than one level below the previous one. */
function skippedHeading(document: Parsed): string | undefined {
  let level = 0;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const own = Number(heading.tagName.slice(1));
    if (own > level + 1) return `h${own} "${heading.textContent}" after h${level}`;
    level = own;
  }
  return undefined;
}

/** Returns the accessible names of a page's pictures: drawings, figures, and the squares of a test. */
function pictureNames(document: Parsed): string[] {
  const images = attributes(document, 'main [role="img"], main [role="toolbar"]', 'aria-label');
  return [...images, ...texts(document, 'main figure > figcaption')].filter((name) => /\S/.test(name));
}

/** Returns the inline scripts and critical styles that the document's own policy would block. */
function refusedInline(document: Parsed): string[] {
  const policy = policyOf(document);
  // Data blocks don't run and need no hash in the policy.
  const scripts = texts(document, 'script:not([src], [type="application/ld+json"])').filter(
    (text) => policy.get('script-src')?.includes(sha256(text)) !== true,
  );
  const styles = texts(document, 'style').filter(
    (text) => policy.get('style-src-elem')?.includes(sha256(text)) !== true,
  );
  return [...scripts, ...styles];
}

afterAll(() => window.happyDOM.close());

describe.each([...rows, notFound])('$path', ({ html, document }) => {
  test('shows no placeholder of a template', () =>
    expect(texts(document, 'main').join(' ')).not.toContain('${'));

  test('has one title and one h1', () => {
    expect(texts(document, 'head > title')).toEqual([expect.stringMatching(/\S/)]);
    expect(texts(document, 'body title').filter((text) => text.includes(brand.name))).toEqual([]);
    expect(texts(document, 'h1')).toEqual([expect.stringMatching(/\S/)]);
  });

  test('has its policy before anything the policy governs', () => {
    const [first, second, third] = [...document.head.children];
    expect(first?.getAttribute('charset')).toBe('utf-8');
    expect(second?.getAttribute('name')).toBe('viewport');
    expect(third?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    expect(document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')).toHaveLength(1);
    // Also checks the raw text, because a parser's error recovery could hide a wrong order.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style'));
  });

  test('has a policy that allows no eval, inline scripts, or other hosts', () => {
    const policy = policyOf(document);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')?.[0]).toBe("'self'");
    for (const [name, sources] of policy) {
      if (name.includes('trusted-types')) continue;
      expect(sources, name).not.toContain("'unsafe-eval'");
      if (name !== 'style-src-attr') expect(sources, name).not.toContain("'unsafe-inline'");
      expect(
        sources.filter((source) => !/^'(?:none|self|unsafe-inline|sha256-[^']+)'$/.test(source)),
      ).toEqual([]);
    }
  });

  test('has a policy that never lets text become markup or code', () => {
    const policy = policyOf(document);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['service-worker']);
  });

  test('has a policy that allows every inline script and style in the document', () => {
    expect(document.querySelectorAll('script:not([src])').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('style[data-emotion]').length).toBeGreaterThan(0);
    expect(refusedInline(document)).toEqual([]);
  });

  test('sets every theme variable that its styles or scripts use', () => {
    expect(variablesInScripts.length).toBeGreaterThan(0);
    expect(unsetVariables(html, [...variablesIn(html), ...variablesInScripts])).toEqual([]);
  });

  test('has no inline event handlers', () => {
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  test('names no other host', () => {
    expect(foreignAddresses(document)).toEqual([]);
  });

  test('skips no heading level', () => {
    expect(skippedHeading(document)).toBeUndefined();
  });

  test('has no duplicate ids', () => {
    const ids = attributes(document, '[id]', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('renders without an error', () => {
    expect(html).not.toContain('<!--$!-->');
    expect(html).not.toContain('<!--head-->');
    expect(html).not.toContain('<!--page-->');
  });

  test('requests only files that exist', () => {
    const files = [
      ...attributes(document, 'script[src]', 'src'),
      ...attributes(document, 'link:not([rel="canonical"])', 'href'),
      ...attributes(document, 'img[src]', 'src'),
    ];
    expect(
      files.filter((file) => !existsSync(fileURLToPath(new URL(`../../build/site${file}`, import.meta.url)))),
    ).toEqual([]);
  });
});

describe.each(rows)('$path', ({ id, row, document }) => {
  test('matches its row of the table', () => {
    expect(texts(document, 'head > title')).toEqual([documentTitleOf(row)]);
    expect(attributes(document, 'meta[name="description"]', 'content')).toEqual([pageDescriptions[id]]);
    expect(attributes(document, 'link[rel="canonical"]', 'href')).toEqual([canonicalOf(row)]);
    expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(
      unlistedPages.has(id) ? ['noindex'] : [],
    );
  });

  test('has a picture, a title, and a description for link previews', () => {
    expect(preview(document, 'title')).toEqual([row.title]);
    expect(preview(document, 'description')).toEqual([pageDescriptions[id]]);
    const [picture = ''] = preview(document, 'image');
    expect(picture.startsWith(`${brand.origin}/preview/`)).toBe(true);
    expect(previewPages.includes(id)).toBe(picture.endsWith(`/${id}.png`));
    const file = new URL(`../../build/site${picture.slice(brand.origin.length)}`, import.meta.url);
    // A PNG file's header contains its size, which social networks prescribe.
    const png = readFileSync(fileURLToPath(file));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
  });

  test('shows its idea in a picture with a name', () => {
    expect(pictureNames(document).length).toBeGreaterThan(0);
  });

  test('has valid structured data', () => {
    const entities = texts(document, 'script[type="application/ld+json"]').map((text): unknown =>
      JSON.parse(text),
    );
    for (const entity of entities)
      expect(entity).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.stringMatching(/^\w+$/),
      });
    // A second address of a page leaves it to the first.
    if (row.sameAs !== undefined) expect(entities).toEqual([]);
    else expect(entities[0]).toMatchObject({ '@type': id === 'home' ? 'Organization' : 'BreadcrumbList' });
  });

  test('links only to pages and anchors that exist', () => {
    const dead = attributes(document, 'a[href]', 'href').filter((href) => {
      if (!/^[/#]/.test(href)) return false;
      const { pathname, hash } = new URL(href, brand.origin + row.path);
      if (pathname === licensesPath) return false;
      const target = rows.find(({ path }) => path === pathname);
      return target === undefined || (hash !== '' && target.document.getElementById(hash.slice(1)) === null);
    });
    expect(dead).toEqual([]);
  });
});

describe('the site as a whole', () => {
  test('has a link to every page', () => {
    const linked = new Set(
      rows.flatMap(({ path, document }) =>
        attributes(document, 'a[href]', 'href')
          .filter((href) => /^[/#]/.test(href))
          .map((href) => new URL(href, brand.origin + path).pathname)
          .filter((target) => target !== path),
      ),
    );
    expect(
      rows.filter(({ path, row }) => !linked.has(path) && row.sameAs === undefined).map(({ path }) => path),
    ).toEqual([]);
  });

  test('has no duplicate titles, except for a page with a second address', () => {
    const titles = rows
      .filter(({ row }) => row.sameAs === undefined)
      .map(({ document }) => texts(document, 'head > title')[0]);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { row, document } of rows.filter((each) => each.row.sameAs !== undefined)) {
      const first = rows.find(({ path }) => path === row.sameAs);
      expect(first?.row.sameAs).toBeUndefined();
      expect(texts(document, 'head > title')).toEqual(first && texts(first.document, 'head > title'));
    }
  });

  test('serves the not-found page as 404.html, hidden from search engines', () => {
    expect(attributes(notFound.document, 'meta[name="robots"]', 'content').join(' ')).toContain('noindex');
    expect(attributes(notFound.document, 'link[rel="canonical"]', 'href')).toEqual([]);
    const titles = rows.map(({ document }) => texts(document, 'head > title')[0]);
    expect(titles).not.toContain(texts(notFound.document, 'head > title')[0]);
  });

  test('sitemap.xml lists each canonical address once and nothing else', () => {
    const listed = [...textOf('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address ?? '',
    );
    const wanted = [
      ...new Set(routeIds.filter((id) => !unlistedPages.has(id)).map((id) => canonicalOf(site[id]))),
    ];
    expect(listed.toSorted()).toEqual(wanted.toSorted());
    expect(textOf('sitemap.xml').match(/https?:\/\/[^<"]+/g)).toHaveLength(wanted.length + 1);
  });

  test('robots.txt points to the sitemap', () => {
    expect(textOf('robots.txt').split('\n')).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  });
});

describe('the checks find', () => {
  const [home] = rows;
  const spoiled = (change: (html: string) => string) => {
    const html = change(home?.html ?? '');
    expect(html).not.toBe(home?.html);
    return parsed(html);
  };

  test('a script or a style that the policy doesn’t allow', () => {
    expect(
      refusedInline(spoiled((html) => html.replace('</head>', '<script>spy()</script></head>'))),
    ).toEqual(['spy()']);
    expect(refusedInline(spoiled((html) => html.replace('</style>', ' </style>')))).toHaveLength(1);
  });

  test('a variable that isn’t set', () => {
    const { html } = home ?? notFound;
    expect(unsetVariables(html, variablesIn('a{color:var(--mui-palette-no-such-color)}'))).toEqual([
      '--mui-palette-no-such-color',
    ]);
  });

  test('another host', () => {
    const document = spoiled((html) =>
      html.replace(
        '</body>',
        `<img src="//tracker.example/x.gif"><a href="https://other.example/"></a><img src="${testMaker.url}"><p style="background:url(http://z.example/a)"></p></body>`,
      ),
    );
    expect(foreignAddresses(document)).toEqual([
      '//tracker.example/x.gif',
      testMaker.url,
      'https://other.example/',
      'http://z.example/a',
    ]);
  });

  test('a skipped heading', () => {
    const document = parsed('<body><h1>One</h1><h2>Two</h2><h4>Four</h4></body>');
    expect(skippedHeading(document)).toBe('h4 "Four" after h2');
    expect(skippedHeading(parsed('<body><h2>Two</h2></body>'))).toBe('h2 "Two" after h0');
  });
});
