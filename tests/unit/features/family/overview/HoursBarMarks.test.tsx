import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HoursBarMarks } from '@/features/family/overview/HoursBarMarks';

test('positions the labels and the target line in units that every engine supports in an attribute', () => {
  const markup = renderToStaticMarkup(
    <svg>
      <HoursBarMarks
        minutes={{ verbal: 300, quantitative: 240, reading: 120, writing: 60 }}
        targetHours={18}
        hoursBefore={20}
      />
    </svg>,
  );
  const marks = markup.match(/<(?:text|line) [^>]*>/g) ?? [];
  expect(marks).toHaveLength(2);
  // WebKit treats rem there as 0, so the text would be half outside the chart.
  expect(marks.flatMap((mark) => mark.match(/\b[xy][12]?="[^"]*rem"/g) ?? [])).toEqual([]);
});
