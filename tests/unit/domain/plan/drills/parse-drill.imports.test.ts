/** Pages that link to drills parse them, and don't need the plans of all tests for it. */
import { expect, test, vi } from 'vitest';

const loaded = vi.hoisted(() => ({ catalog: false }));
vi.mock('@/domain/exam/catalog/test-plans', () => {
  loaded.catalog = true;
  return { allTestPlans: [] };
});

test('the parser of drills doesn’t load the catalog of tests, unlike what asks for a test’s section', async () => {
  await import('@/domain/plan/drills/parse-drill');
  expect(loaded.catalog).toBe(false);
  await import('@/domain/plan/drills/practiced-section');
  expect(loaded.catalog).toBe(true);
});
