import { describe, expect, test } from 'vitest';
import { classifyWidth, textScale } from '@/charts/figure/figureContext';

describe('text in a drawing', () => {
  test.each([
    [16, 1],
    [20, 1.25],
    [24, 1.5],
    // No larger: the space charts reserve for text ends here.
    [32, 1.5],
    // Never below the design size.
    [12, 1],
  ])('with a font size of %d px on the page is scaled by %d', (rootFontPx, scale) => {
    expect(textScale(rootFontPx)).toBe(scale);
  });

  test.each([
    [419, 1, 'narrow'],
    [420, 1, 'middle'],
    [850, 1, 'middle'],
    [851, 1, 'wide'],
    // Larger text leaves less space.
    [629, 1.5, 'narrow'],
    [630, 1.5, 'middle'],
    [1275, 1.5, 'middle'],
    [1276, 1.5, 'wide'],
  ])('in a drawing of %d px, scaled by %d, gets the %s layout', (widthPx, scale, figureWidth) => {
    expect(classifyWidth(widthPx, scale)).toBe(figureWidth);
  });
});
