import { expect, test } from 'vitest';
import { placeNotice } from '@/data/record/placeNotice';

test('where something is, is said only where it is less than was promised', () => {
  expect(placeNotice('words', 'device', true)).toBeNull();
  expect(placeNotice('words', 'tab', false)).toBeNull();
  expect(placeNotice('words', 'tab', true)).toMatch(/your words, so they are saved in this tab only/);
  expect(placeNotice('words', 'memory', false)).toMatch(/you will lose them\.$/);
  expect(placeNotice('plan', 'device', true)).toBeNull();
  expect(placeNotice('plan', 'tab', true)).toMatch(/your plan, so it is saved in this tab only/);
  expect(placeNotice('plan', 'memory', true)).toMatch(/room for your plan, .* save it\. .* lose it\.$/);
});
