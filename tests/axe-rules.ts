/** The source of axe. It goes in by evaluation, because a page's policy refuses a foreign script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that axe checks: WCAG 2.2, levels A and AA. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Not in WCAG, and held all the same: a column whose heading is empty has no name.
  rules: { 'empty-table-header': { enabled: true } },
  // Details of what it found in order would take it as long again, and nobody reads them.
  resultTypes: ['violations'],
};

/** The rules that look at colors. */
export const axeColorOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** The rules whose outcome a width changes: what is hidden, small, or scrolls on a phone alone. */
export const axeWidthOptions = {
  runOnly: {
    type: 'rule',
    values: [
      'target-size',
      'scrollable-region-focusable',
      'aria-hidden-focus',
      'button-name',
      'link-name',
      ...axeColorOptions.runOnly.values,
    ],
  },
  resultTypes: ['violations'],
};

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
