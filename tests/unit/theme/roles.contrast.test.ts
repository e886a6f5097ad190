/** Color requirements: text and marks have sufficient contrast, and sections are distinguishable with any color vision. */
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { listContrastPairs, buildColorRoles } from '@theme/roles';

const schemes = ['light', 'dark'] as const;

describe.each(schemes)('contrast in %s', (scheme) => {
  test.each(listContrastPairs(buildColorRoles(scheme)))(
    '$name: at least $least',
    ({ front, back, least }) => {
      expect(wcagContrast(front, back)).toBeGreaterThanOrEqual(least);
    },
  );
});

const eyes = {
  'full color vision': (color: string) => color,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} as const;

/** The design specifies 15, rounded; colors at that distance are clearly different. */
const leastDistance = 14.5;

describe.each(schemes)('section colors in %s', (scheme) => {
  const colors = Object.entries(buildColorRoles(scheme).section);
  const pairs = colors.flatMap(([a, first], index) =>
    colors.slice(index + 1).map(([b, second]) => [`${a} and ${b}`, first, second] as const),
  );
  const distance = differenceCiede2000();

  test.each(Object.entries(eyes))('are distinguishable with %s', (_, seen) => {
    expect(pairs).toHaveLength(6);
    for (const [name, first, second] of pairs) {
      expect(distance(seen(first), seen(second)), name).toBeGreaterThanOrEqual(leastDistance);
    }
  });

  test('the measure fails if it should: a color is the same as itself', () => {
    const [, color] = colors[0] ?? ['', '#000'];
    expect(distance(eyes.protanopia(color), eyes.protanopia(color))).toBeLessThan(1);
  });
});
