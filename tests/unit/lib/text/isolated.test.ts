import { describe, expect, test } from 'vitest';
import { closeIsolates, isolated } from '@/lib/text/isolated';
import { typedText } from '@/lib/text/typedText';

describe('words in a sentence', () => {
  test.each(['Ana', 'Ana (2)', '7', '', '李雷', 'Ωμέγα', '👩‍🚀'])('%j changes nothing around it', (words) =>
    expect(isolated(words)).toBe(words),
  );

  test.each(['נועה', 'نورة 7', 'Ana נ', 'ﷺ', '\u{1e900}'])('%j is isolated', (words) => {
    expect(isolated(words)).toBe(`\u2068${words}\u2069`);
    // What a person copies from the page into a form is saved without isolates.
    expect(typedText(isolated(words))).toBe(words);
  });
});

test.each([
  ['\u2068נוע', '\u2068נוע\u2069'],
  ['\u2068נועה\u2069 and', '\u2068נועה\u2069 and'],
  ['Ana', 'Ana'],
])('%j closes as %j', (cut, closed) => expect(closeIsolates(cut)).toBe(closed));
