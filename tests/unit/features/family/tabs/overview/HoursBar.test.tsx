import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HoursBar } from '@/features/family/tabs/overview/HoursBar';

test('positions the label in units that every engine supports in an attribute', () => {
  const markup = renderToStaticMarkup(
    <HoursBar
      minutes={{ verbal: 300, quantitative: 240, reading: 120, writing: 60 }}
      targetHours={18}
      hoursBefore={20}
    />,
  );
  // All other marks are rectangles, whose attributes are CSS properties.
  const marks = markup.match(/<(?!svg|rect|style)[a-z]+ [^>]*>/g) ?? [];
  expect(marks).toHaveLength(1);
  // WebKit treats rem there as 0, so the text would be half outside the chart.
  expect(marks.flatMap((mark) => mark.match(/\b[xy][12]?="[^"]*rem"/g) ?? [])).toEqual([]);
});
