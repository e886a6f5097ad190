/** The widgets of the guide pages: results for valid input and messages for invalid input. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { ScoreChangeCheck } from '@/features/guide/ScoreChangeCheck';
import { GuessValueCalculator } from '@/features/guide/GuessValueCalculator';
import { SectionCalculator } from '@/features/guide/SectionCalculator';
import { theme } from '@theme';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

afterEach(cleanup);

const show = (piece: ReactElement) => render(<ThemeProvider theme={theme}>{piece}</ThemeProvider>);

async function type(label: string | RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
  await user.tab();
  return field;
}

const figures = () =>
  screen
    .queryAllByRole('status')
    .map((each) => each.textContent)
    .join(' ');

describe('the calculator', () => {
  const [right, wrong, blank] = [/^Right/, /^Wrong/, /^Blank/];

  test('starts with a worked example of a whole section', () => {
    show(<SectionCalculator />);
    expect(figures()).toContain('38 + 8 + 14 = 60, a whole verbal section.');
    expect(figures()).toMatch(
      /^.*A raw score of 36 in the verbal section is about \d{3}\sto\s\d{3} on the Upper Level scale, the \d+\w\w\sto\s\d+\w\w percentile\.$/,
    );
    expect(screen.getByText(/had left the 8 wrong answers blank.* 38 instead of 36/)).toBeTruthy();
  });

  test.each(['Verbal', 'Quantitative', 'Reading'])('the example of %s is a whole section', async (name) => {
    show(<SectionCalculator />);
    await user.click(screen.getByRole('button', { name }));
    expect(figures()).toContain(`a whole ${name.toLowerCase()} section.`);
  });

  test('keeps the quarters of a raw score', async () => {
    show(<SectionCalculator />);
    await type(wrong, '9');
    await type(blank, '13');
    expect(figures()).toContain('A raw score of 35¾ in the verbal section');
  });

  test('the worst and the best section stay on the scale', async () => {
    show(<SectionCalculator />);
    await type(right, '0');
    await type(wrong, '60');
    await type(blank, '0');
    expect(figures()).toMatch(
      /A raw score of −15 in the verbal section is about 500\sto\s\d{3} .* the 1st\sto\s\d\w\w percentile\./,
    );
    await type(wrong, '0');
    await type(right, '60');
    expect(figures()).toMatch(
      /A raw score of 60 in the verbal section is about \d{3}\sto\s800 .*\s99th percentile\./,
    );
    expect(screen.getByText('You lost no points to wrong answers.')).toBeTruthy();
  });

  test('says what to add, and fills the blanks', async () => {
    show(<SectionCalculator />);
    await type(blank, '10');
    expect(figures()).toBe('38 + 8 + 10 = 56, but a verbal section has 60 questions: add 4.');
    expect(screen.getByText(/returns when the three counts add up to 60/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Set blank to 14' }));
    expect(figures()).toContain('a whole verbal section');
  });

  test('says what to remove, and fills nothing if there is no room', async () => {
    show(<SectionCalculator />);
    await type(right, '58');
    expect(figures()).toBe('58 + 8 + 14 = 80, but a verbal section has 60 questions: subtract 20.');
    expect(screen.queryByRole('button', { name: /Set blank/ })).toBeNull();
  });

  test.each(['', 'many', '-3', '3.5', '61', '1e1'])(
    'reports an invalid count at its field: "%s"',
    async (text) => {
      show(<SectionCalculator />);
      const field = await type(right, text);
      const error = await screen.findByRole('alert');
      expect(error.textContent).toBe('Enter a whole number from 0 to 60.');
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.getAttribute('aria-describedby')).toBe(error.id);
      expect(figures()).toBe('');
      await type(right, '38');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('counts change by one with their buttons, also by keyboard', async () => {
    show(<SectionCalculator />);
    screen.getByRole('button', { name: 'One wrong more' }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'One blank fewer' }).focus();
    await user.keyboard(' ');
    expect(figures()).toContain('38 + 9 + 13 = 60, a whole verbal section.');
  });
});

describe('the value of a guess', () => {
  test.each([
    ['Five left', 'With all five left, guess or leave a blank.', '1\u00A0−\u00A01\u00A0=\u00A00'],
    [
      'Four left',
      'With four left, guess.',
      '1\u00A0−\u00A0¾\u00A0=\u00A0¼. That is 1/16 of a point per guess, so 16 such guesses earn 1 point.',
    ],
    [
      'Three left',
      'With three left, guess.',
      '1\u00A0−\u00A0½\u00A0=\u00A0½. That is 1/6 of a point per guess, so six such guesses earn 1 point.',
    ],
    [
      'Two left',
      'With two left, guess.',
      '1\u00A0−\u00A0¼\u00A0=\u00A0¾. That is 3/8 of a point per guess, so eight such guesses earn 3 points.',
    ],
  ])('%s', async (name, title, text) => {
    show(<GuessValueCalculator />);
    await user.click(screen.getByRole('button', { name: new RegExp(name) }));
    expect(figures()).toContain(title);
    expect(figures()).toContain(text);
  });

  test('is a group of buttons with values in their names, one of them pressed', async () => {
    show(<GuessValueCalculator />);
    const group = within(screen.getByRole('group', { name: 'Choices still possible' }));
    const pressed = () => group.getAllByRole('button', { pressed: true }).map((each) => each.textContent);
    expect(pressed()).toEqual(['+1/6ABCDEThree left']);
    await user.click(group.getByRole('button', { name: /Two left/ }));
    expect(pressed()).toEqual(['+3/8ABCDETwo left']);
    expect(group.getAllByRole('button').map((each) => each.textContent)).toEqual([
      '0ABCDEFive left',
      '+1/16ABCDEFour left',
      '+1/6ABCDEThree left',
      '+3/8ABCDETwo left',
    ]);
  });

  test('has one chosen card always: pressing it again changes nothing', async () => {
    show(<GuessValueCalculator />);
    await user.click(screen.getByRole('button', { name: /Two left/ }));
    await user.click(screen.getByRole('button', { name: /Two left/ }));
    expect(screen.getAllByRole('button', { pressed: true }).map((each) => each.textContent)).toEqual([
      '+3/8ABCDETwo left',
    ]);
    expect(figures()).toContain('With two left, guess.');
  });

  test('is one stop of the Tab key, arrows move between the cards, and only Enter or Space chooses', async () => {
    show(<GuessValueCalculator />);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('0ABCDEFive left');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('+3/8ABCDETwo left');
    expect(figures()).toContain('With three left, guess.');
    await user.keyboard(' ');
    expect(figures()).toContain('With two left, guess.');
    await user.keyboard('{Home}{Enter}');
    expect(figures()).toContain('With all five left');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

/** The level may be in the address. */
const showCheck = (address = '/ssat-scoring') =>
  show(
    <MemoryRouter initialEntries={[address]}>
      <ScoreChangeCheck />
    </MemoryRouter>,
  );

describe('checking whether a change is clear', () => {
  const [earlier, later] = ['Earlier score', 'Later score'];

  test.each([
    ['One section', '650', '691', 'Up 41. Chance alone could explain it.'],
    ['One section', '650', '692', 'Up 42. That is probably more than chance.'],
    ['One section', '692', '650', 'Down 42. That is probably more than chance.'],
    ['One section', '650', '650', 'The same score twice.'],
    ['Total', '1900', '1972', 'Up 72. Chance alone could explain it.'],
    ['Total', '1900', '1973', 'Up 73. That is probably more than chance.'],
    ['Total', '1973', '1901', 'Down 72. Chance alone could explain it.'],
  ])('%s, %s to %s: %s', async (of, from, to, title) => {
    showCheck();
    await user.click(screen.getByRole('button', { name: of }));
    await type(earlier, from);
    await type(later, to);
    expect(figures()).toContain(title);
  });

  test.each([
    ['One section', '499', 'Enter a whole number from 500 to 800.'],
    ['One section', '2100', 'Enter a whole number from 500 to 800.'],
    ['One section', '', 'Enter a whole number from 500 to 800.'],
    ['Total', '662', 'Enter a whole number from 1500 to 2400.'],
    ['Total', '2,100', 'Enter a whole number from 1500 to 2400.'],
  ])('%s: reports "%s" at its field', async (of, text, error) => {
    showCheck();
    await user.click(screen.getByRole('button', { name: of }));
    const field = await type(later, text);
    expect(screen.getByRole('alert').textContent).toBe(error);
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(screen.getByText('Enter two scores to compare.')).toBeTruthy();
    expect(figures()).toBe('');
  });

  test('takes scores of the Middle Level', async () => {
    showCheck('/ssat-scoring?level=middle');
    expect(figures()).toContain('Up 36. Chance alone could explain it.');
    await type(earlier, '450');
    await type(later, '492');
    expect(figures()).toContain('Up 42. That is probably more than chance.');
    await type(later, '750');
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 440 to 710.');
    const upper = screen.getByRole('button', { name: 'Grades 8 to 11: Upper' });
    await user.click(upper);
    expect(document.activeElement).toBe(upper);
    await type(later, '750');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
