import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionCell, SectionHeading, SectionRow, SectionTable } from '@/features/practice/hub/SectionTable';

// WebKit takes the role of a table's part that isn't displayed as one, as on a phone.
test('each part states its role', () => {
  const { container } = render(
    <SectionTable
      head={
        <>
          <SectionHeading holds="name">Topic</SectionHeading>
          <SectionHeading holds="figure">Right</SectionHeading>
        </>
      }
    >
      <SectionRow>
        <SectionCell holds="name">Fractions</SectionCell>
        <SectionCell holds="figure">70%</SectionCell>
      </SectionRow>
    </SectionTable>,
  );
  const parts = [...container.querySelectorAll('table, table *')];
  expect(parts.map((part) => `${part.localName} ${part.getAttribute('role')}`)).toEqual([
    'table table',
    'thead rowgroup',
    'tr row',
    'th columnheader',
    'th columnheader',
    'tbody rowgroup',
    'tr row',
    'th rowheader',
    'td cell',
  ]);
});
