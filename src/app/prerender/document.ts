import { createHash } from 'node:crypto';
import { fontPreloads } from '@theme';
import { installHead } from './manifest';
import type { RenderedPage } from './render';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Builds a page's Content-Security-Policy from the hashes of its inline styles. */
export type PagePolicy = (styles: readonly string[]) => string;

/**
 * Returns the page's policy, which covers its critical styles and the empty element that Emotion fills at run time.
 * @throws Error when the policy doesn't include the inline script's hash, for example after the script changed.
 */
function policyOf(policy: PagePolicy, inlineScript: string, styles: RenderedPage['styles']): string {
  const text = policy([...new Set(['', ...styles.map((style) => style.css)].map(sha256))]);
  if (!text.includes(sha256(inlineScript)))
    throw new Error(
      `The policy refuses the documents' first script: set its hash in tools/hosts/table.mjs to ${sha256(inlineScript)}, and run "npm run hosts"`,
    );
  return text;
}

interface DocumentParts {
  /** The built index.html, with its markers. */
  readonly template: string;
  readonly page: RenderedPage;
  /** The `<script>` element from `firstScript`. */
  readonly script: string;
  /** Script files that the page needs immediately, most urgent first. */
  readonly modules: readonly string[];
  readonly policy: PagePolicy;
}

/** Matches the tags of the entry script, which the bundler puts into the head. */
const entryTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Assembles a page's document: policy first, then the first script, fonts, and styles. The scripts come after the page's markup: in
 * the head, they would compete for bandwidth with the document itself. Each is a script of its own, so the browser evaluates it as
 * soon as it has arrived and can answer the reader in between; preloaded ones would all be evaluated in one long task.
 */
export function buildDocument({ template, page, script, modules, policy }: DocumentParts): string {
  const inlineScript = /^<script>([\s\S]*)<\/script>$/.exec(script)?.[1];
  if (inlineScript === undefined) throw new Error('The first script is not one plain <script> element');
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(policy, inlineScript, page.styles)}"/>`,
    script,
    page.head,
    installHead,
    ...fontPreloads.files.map(
      (file) =>
        `<link rel="preload" href="${file}" as="font" type="font/woff2" media="${fontPreloads.media}" crossorigin=""/>`,
    ),
    ...page.styles.map((style) => `<style data-emotion="${style.name}">${style.css}</style>`),
  ].join('');
  const entry = (template.match(entryTags) ?? []).map((tag) => tag.trim());
  const scripts = [
    ...modules.map((file) => `<script type="module" async src="/${file}"></script>`),
    ...entry.filter((tag) => !modules.some((file) => tag.includes(`"/${file}"`))),
  ].join('');
  return [
    ['</body>', `${scripts}</body>`],
    ['<!--head-->', head],
    ['<!--page-->', page.body],
  ].reduce(
    (text, [marker = '', value = '']) => replaceMarker(text, marker, value),
    template.replaceAll(entryTags, ''),
  );
}

function replaceMarker(text: string, marker: string, value: string): string {
  if (!text.includes(marker)) throw new Error(`index.html has lost its marker ${marker}`);
  return text.replace(marker, () => value);
}
