/** The source of axe, to be evaluated in the page: its Content-Security-Policy blocks external scripts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that axe checks: WCAG 2.2, levels A and AA. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Not part of WCAG, but checked anyway: a column with an empty heading has no name.
  rules: { 'empty-table-header': { enabled: true } },
  // Collecting details of passed checks would double the time, and nobody reads them.
  resultTypes: ['violations'],
};

/** The rules about colors. */
export const axeColorOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** The rules whose result depends on the width: content that is hidden, small, or scrollable only on a phone. */
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
