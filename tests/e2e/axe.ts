/** The barriers that axe finds by the rules of WCAG 2.2 AA, a line each. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe: {
      run: (
        context: Document,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  }
}

/** Looks at the page as it stands. axe goes in by evaluation, because the page's policy refuses a foreign script. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate((tags) => window.axe.run(document, { runOnly: tags }), wcag);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
