/** The widgets of the writing sample page: the minutes, the example essays with their notes, the checklist. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { exampleEssays, type ExampleEssay } from '@/data/texts/pages/writing-coaching';
import { countEssayWords } from '@/domain/exam/essays/essay';
import { criterionQuestions, criterionTitles } from '@/domain/exam/essays/self-check';
import { AnnotatedEssay } from '@/features/guide/writing/ExampleEssays';
import { EssayChecklist } from '@/features/guide/writing/EssayChecklist';
import { EssayTimePlan } from '@/features/guide/writing/EssayTimePlan';
import { typedKeys } from '@/lib/typedKeys';
import { theme } from '@theme';

afterEach(cleanup);

const show = (piece: ReactNode) => render(<ThemeProvider theme={theme}>{piece}</ThemeProvider>);

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the minutes add up to the limit, and the clock runs down to zero', () => {
  show(<EssayTimePlan limit={25} />);
  const steps = rowsOf(screen.getByRole('table', { name: '25 minutes on a clock that counts down' }));
  expect(steps.reduce((sum, [, minutes]) => sum + Number(minutes), 0)).toBe(25);
  expect(steps.map(([, , until]) => until)).toEqual(['24:00', '21:00', '17:00', '6:00', '2:00', '0:00']);
});

const essay: ExampleEssay = {
  id: 'sample',
  level: 'Mostly',
  paragraphs: [
    {
      text: 'Yes, I think so. It helps.',
      notes: [
        { on: 'I think so', criterion: 'prompt', text: 'An answer.' },
        { on: 'It helps.', criterion: 'detail', text: 'Whom?' },
      ],
    },
    { text: 'The end.', notes: [{ on: 'The end', criterion: 'order', text: 'Only a stop.' }] },
  ],
};

describe('an essay with notes', () => {
  test('has a numbered mark for each note, and the note after its paragraph', () => {
    show(<AnnotatedEssay essay={essay} />);
    const article = screen.getByRole('article', { name: '“Mostly”: an example of 8 words' });
    expect([...article.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Yes, I think so, note 1. It helps., note 2',
      'The end, note 3.',
    ]);
    const lists = within(article).getAllByRole('list');
    expect(lists.map((list) => list.getAttribute('start'))).toEqual(['1', '3']);
    expect(
      within(article)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Answers the prompt: An answer.',
      'Detail and example: Whom?',
      'Order and paragraphs: Only a stop.',
    ]);
  });
});

describe('the example essays', () => {
  test.each([
    [0, 130],
    [1, 200],
    [2, 260],
  ])('essay %d has about %d words', (place, about) => {
    const words = countEssayWords((exampleEssays[place]?.paragraphs ?? []).map(({ text }) => text).join(' '));
    expect(Math.abs(words - about)).toBeLessThanOrEqual(15);
  });

  test.each(exampleEssays)('$id: every paragraph has a note, and every note matches its words', (each) => {
    show(<AnnotatedEssay essay={each} />);
    const notes = each.paragraphs.flatMap((paragraph) => paragraph.notes);
    expect(each.paragraphs.every((paragraph) => paragraph.notes.length > 0)).toBe(true);
    expect(document.querySelectorAll('mark')).toHaveLength(notes.length);
  });

  test('the third never says what its note says is missing', () =>
    expect(JSON.stringify(exampleEssays[2]?.paragraphs.map(({ text }) => text))).not.toMatch(/responsib/i));
});

test('the checklist has the questions of the self-check, in order', () => {
  show(<EssayChecklist />);
  expect(rowsOf(screen.getByRole('table')).map(([title, question]) => [title, question])).toEqual(
    typedKeys(criterionTitles).map((criterion) => [
      criterionTitles[criterion],
      criterionQuestions[criterion],
    ]),
  );
});
