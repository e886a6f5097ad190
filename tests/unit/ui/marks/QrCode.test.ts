import { expect, test } from 'vitest';
import { drawQr, qrPixels } from '@/ui/marks/QrCode';

test.each([
  // Modules without the border of four on each side, space in pixels.
  ['the smallest code, on a laptop', 21, 800, 290],
  ['a code of a week, on a laptop', 97, 800, 315],
  ['the largest code, on a laptop', 177, 800, 555],
  ['a code of a free test, on a phone', 85, 310, 279],
  ['a code of a week, on a phone', 97, 310, null],
  ['the largest code, on a tablet', 177, 554, null],
])('%s has whole pixels, at least three a module, or isn’t offered', (_, size, space, pixels) => {
  expect(qrPixels({ size }, space)).toBe(pixels);
});

test('a code has no more modules than its text needs', () => {
  expect(drawQr('x'.repeat(700)).size).toBeLessThan(drawQr('x'.repeat(2900)).size);
  expect(drawQr('x'.repeat(2900)).size).toBe(177);
});
