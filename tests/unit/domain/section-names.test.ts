import { describe, expect, test } from 'vitest';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { dashboardSectionNames, sectionName } from '@/domain/section-names';

describe('the name of a section', () => {
  test.each([
    ['verbal', 'Verbal', 'Verbal'],
    ['quantitative', 'Quantitative', 'Math'],
    ['reading', 'Reading', 'Reading'],
    ['writing', 'Writing', 'Writing'],
  ] as const)('%s is called %s in a test and %s on a dashboard', (section, inTest, onDashboard) => {
    expect(sectionName(section, 'test')).toBe(inTest);
    expect(sectionName(section, 'dashboard')).toBe(onDashboard);
  });

  test('dashboards use Math', () => {
    expect(Object.values(dashboardSectionNames)).toEqual(['Verbal', 'Math', 'Reading', 'Writing']);
  });

  test('tests use Quantitative', () => {
    const titles = [...diagnosticPlan('upper', true).parts, ...fullTestPlan('form-a', false).parts].map(
      (part) => part.title,
    );
    expect(titles).toEqual(expect.arrayContaining(['Quantitative', 'Quantitative 1', 'Quantitative 2']));
    expect(titles.join()).not.toContain('Math');
  });
});
