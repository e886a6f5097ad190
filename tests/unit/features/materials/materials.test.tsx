/** The printable sheets: which one a URL selects, what each contains, and what is printed. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import { relationGuides } from '@/data/relations/relationGuides';
import { rootFamilies } from '@/data/roots/rootFamilies';
import { fetchWordEntries } from '@/data/words/entries';
import { wordIndexes } from '@/data/words/wordIndex';
import { thingsToBring, thingsToLeaveHome } from '@/data/texts/countdownTexts';
import { parseSheetId } from '@/features/materials/sheetId';
import { parseWordChoice, wordChoiceSearch } from '@/features/materials/words/wordChoice';
import { wordListCountText } from '@/features/materials/words/wordListText';
import MaterialsPage from '@/pages/guide/MaterialsPage';
import { pathOf } from '@/site';
import { theme } from '@theme';

const fetchWords = () =>
  fetchWordEntries(
    Object.values(wordIndexes)
      .flat()
      .map(({ word }) => word),
  );
beforeAll(fetchWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const noChoice = { letter: null, difficulty: null, root: null, part: 1 };
const bene = rootFamilies.find(({ forms }) => forms[0] === 'bene');

test.each([
  ['words', 'words'],
  [' Words', 'words'],
  ['answer-sheet', 'answer-sheet'],
  ['poster', null],
  ['', null],
  [null, null],
])('reads the sheet "%s" in the address as %s', (text, sheet) => expect(parseSheetId(text)).toBe(sheet));

test.each([
  ['', noChoice],
  ['letter=b', { ...noChoice, letter: 'b' }],
  ['letter=B&difficulty=3&part=2', { letter: 'b', difficulty: 3, root: null, part: 2 }],
  ['letter=bb&difficulty=9&part=-1&root=zzz', noChoice],
  ['difficulty=2.5&part=1.5', noChoice],
  ['root=all', { ...noChoice, root: 'all' }],
  ['root=BON', { ...noChoice, root: bene }],
])('"%s" in the address selects words', (search, choice) =>
  expect(parseWordChoice(new URLSearchParams(search), wordIndexes.upper)).toEqual(choice),
);

test('a difficulty that no word of the level has selects every difficulty', () => {
  const search = new URLSearchParams('difficulty=5');
  expect(parseWordChoice(search, wordIndexes.upper).difficulty).toBe(5);
  expect(parseWordChoice(search, wordIndexes.middle)).toEqual(noChoice);
});

test.each(['letter=b&difficulty=3&part=2', 'root=bene', 'root=all', ''])(
  'the selection survives a round trip: "%s"',
  (search) => {
    const choice = parseWordChoice(new URLSearchParams(search), wordIndexes.upper);
    expect(new URLSearchParams(wordChoiceSearch(choice)).toString()).toBe(search);
  },
);

test.each([
  [[], 'No words on the list fit. Choose another letter or difficulty.'],
  [[['abate']], '1 word, on one or two pages.'],
  [
    [['abate', 'banal'], ['brisk']],
    '3 words. A two-page sheet holds at most 50, so the list is split into 2 sheets. Print the sheets one by one, or choose fewer words.',
  ],
])('%j: "%s"', (parts, sentence) => expect(wordListCountText(parts)).toBe(sentence));

function Address() {
  return <output>{useLocation().search}</output>;
}

/** Shows the page and waits until every sheet is drawn. */
async function show(search = '') {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[`${pathOf('materials')}${search}`]}>
        <MaterialsPage />
        <Address />
      </MemoryRouter>
    </ThemeProvider>,
  );
  await act(async () => {
    await fetchWords();
  });
  return { address: () => document.querySelector('output')?.textContent };
}

const preview = (name: string) => screen.getByRole('group', { name: `Preview: ${name}` });
const onPaper = () =>
  [...document.querySelectorAll('[data-print-alone]')].map((sheet) => sheet.getAttribute('aria-label'));

describe('the content of the sheets', () => {
  test('the answer sheet has a row for every question of a full test', async () => {
    await show();
    const sheet = preview('Answer Sheet');
    await within(sheet).findByText('Not scored');
    expect(sheet.querySelectorAll('use')).toHaveLength(25 + 40 + 60 + 25 + 16);
    expect(sheet.textContent).toContain('Quantitative 125 questions, 30 minutesRightWrongBlank');
    expect(sheet.textContent).toContain('Experimental16 questions, 15 minutesNot scored');
  });

  test('the relations, the checklist, and the week are complete', async () => {
    await show();
    expect(await within(preview('The Fourteen Relations')).findAllByRole('row')).toHaveLength(
      1 + relationGuides.length,
    );
    for (const { term } of [...thingsToBring, ...thingsToLeaveHome])
      expect(preview('Test-Day Checklist').textContent).toContain(`${term}.`);
    expect(within(preview('A Blank Week')).queryByText('Sunday')).not.toBeNull();
  });

  test('the formula card has every formula', async () => {
    await show();
    expect(await within(preview('Formula Card')).findAllByRole('listitem')).toHaveLength(
      formulaQuestions.length,
    );
  });

  test('the word list follows the address, and then a new selection', async () => {
    const { address } = await show('?sheet=words&letter=j&difficulty=1');
    await within(preview('Word List with Roots')).findByText('jolly');
    expect(preview('Word List with Roots').textContent).toContain(
      'Upper Level Words Beginning with J, Difficulty 1',
    );
    fireEvent.change(screen.getByLabelText('Level of the test'), { target: { value: 'middle' } });
    expect(preview('Word List with Roots').textContent).toContain(
      'Middle Level Words Beginning with J, Difficulty 1',
    );
    fireEvent.change(screen.getByLabelText('Difficulty'), { target: { value: '2' } });
    await within(preview('Word List with Roots')).findByText('jagged');
    expect(preview('Word List with Roots').textContent).not.toContain('jovial');
    expect(address()).toBe('?letter=j&difficulty=2&level=middle&sheet=words');
    fireEvent.change(screen.getByLabelText('First letter'), { target: { value: 'x' } });
    expect(screen.queryByText(/^No words on the list fit/)).not.toBeNull();
    expect(onPaper()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Root'), { target: { value: 'bene' } });
    expect(preview('Word List with Roots').textContent).toContain('benefactor');
    expect(screen.queryByLabelText('First letter')).toBeNull();
    expect(address()).toBe('?root=bene&level=middle&sheet=words');
  });
});

describe('printing', () => {
  test('prints only the sheet whose button was pressed, and shows the page again afterward', async () => {
    const print = vi.fn(onPaper);
    vi.stubGlobal('print', print);
    await show();
    expect(onPaper()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Print this sheet: Test-Day Checklist' }));
    expect(print).toHaveReturnedWith(['Preview: Test-Day Checklist']);
    fireEvent(window, new Event('afterprint'));
    expect(onPaper()).toEqual([]);
  });

  test('prints the sheet in the address, unless another one is being printed', async () => {
    const print = vi.fn(onPaper);
    vi.stubGlobal('print', print);
    await show('?sheet=week');
    await within(preview('Answer Sheet')).findByText('Not scored');
    expect(onPaper()).toEqual(['Preview: A Blank Week']);
    fireEvent.click(screen.getByRole('button', { name: 'Print this sheet: Answer Sheet' }));
    expect(print).toHaveReturnedWith(['Preview: Answer Sheet']);
    fireEvent(window, new Event('afterprint'));
    expect(onPaper()).toEqual(['Preview: A Blank Week']);
  });
});
