/** The header's menus, opened by hover and left by key or pointer, and its choice of learners. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Header } from '@/app/shell/header/Header';
import { theme } from '@theme';
import { unisolatedTexts } from '../../../../unisolated';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The menus are queried as hidden, because without a layout, the header is that of a narrow screen. */
function show() {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <Header />
        <button type="button">Elsewhere</button>
      </ThemeProvider>
    </MemoryRouter>,
  );
  return {
    practice: screen.getByRole('button', { name: 'Section Practice', hidden: true }),
    course: screen.getByRole('button', { name: 'Term Course', hidden: true }),
  };
}

const hover = (button: HTMLElement) =>
  fireEvent.pointerEnter(button.parentElement ?? button, { pointerType: 'mouse' });
const leave = (button: HTMLElement) =>
  fireEvent.pointerLeave(button.parentElement ?? button, { pointerType: 'mouse' });
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('Escape closes a menu that was opened by hover, wherever the focus is', () => {
  const { practice } = show();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  hover(practice);
  expect(isOpen(practice)).toBe(true);
  fireEvent.keyDown(elsewhere, { key: 'Escape' });
  expect(isOpen(practice)).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
});

test('Escape returns the focus from the menu to its button', () => {
  const { practice } = show();
  practice.focus();
  fireEvent.keyDown(practice, { key: 'ArrowDown' });
  expect(document.activeElement?.tagName).toBe('A');
  fireEvent.keyDown(document.activeElement ?? practice, { key: 'Escape' });
  expect(isOpen(practice)).toBe(false);
  expect(document.activeElement).toBe(practice);
});

test('the next menu stays open when the pointer goes there at once', async () => {
  const { practice, course } = show();
  hover(practice);
  leave(practice);
  await pass(100);
  hover(course);
  await pass(1000);
  expect([isOpen(practice), isOpen(course)]).toEqual([false, true]);
});

test('a menu that is opened by key stays open although the pointer has just left it', async () => {
  const { practice } = show();
  hover(practice);
  leave(practice);
  await pass(100);
  practice.focus();
  fireEvent.keyDown(practice, { key: 'ArrowDown' });
  await pass(1000);
  expect(isOpen(practice)).toBe(true);
});

test('two learners of one name are two entries, and their name changes the order of nothing around it', async () => {
  vi.useRealTimers();
  const complaints = vi.spyOn(console, 'error');
  const name = '\u202e\u05e0\u05d5\u05e2\u05d4 (2)';
  localStorage.setItem(
    'larkfield:learners',
    JSON.stringify(['', `${'a'.repeat(32)}/`].map((space) => ({ space, name }))),
  );
  show();
  const button = await screen.findByRole('button', { name: /Switch students$/, hidden: true });
  expect(button.getAttribute('aria-label')).toBe('\u2068\u05e0\u05d5\u05e2\u05d4 (2)\u2069. Switch students');
  expect(button.textContent).toMatch(/^\u05e0/);
  fireEvent.click(button);
  expect(screen.getAllByRole('menuitemradio').map((item) => item.getAttribute('aria-checked'))).toEqual([
    'true',
    'false',
  ]);
  expect(unisolatedTexts()).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});
