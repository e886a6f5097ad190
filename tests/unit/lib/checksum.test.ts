import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksum } from '@/lib/checksum';

test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('matches the published value for "%s"', (text, sum) => expect(checksum(text)).toBe(sum));

test('one changed character changes the checksum', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(0xffff), (text, place, unit) => {
      const at = place % text.length;
      const changed = text.slice(0, at) + String.fromCharCode(unit) + text.slice(at + 1);
      expect(checksum(changed) === checksum(text)).toBe(changed === text);
    }),
  );
});
