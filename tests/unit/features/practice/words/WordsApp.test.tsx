/**
 * The words page if the record or the words never load: it says so, and the words can be practiced. Also a session’s ten minutes.
 */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWordEntries } from '@/data/words/entries';
import { WordsApp } from '@/features/practice/words/WordsApp';
import { wordIndexes } from '@/data/words/wordIndex';
import { recordMarkKey } from '@/data/record/learner/recordMark';
import type { LevelId } from '@/domain/exam/level/level-id';
import { emptyProfile } from '@/domain/learner/setup';
import { assertPresent } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';
import { theme } from '@theme';
import { wordCard } from '../../../domain/plan/words/card';
import { patienceMs } from '../../../patience';

const never = () => new Promise<never>(() => undefined);
const record = vi.hoisted(() => ({
  prepareRecord: vi.fn<() => Promise<void>>(),
  setConsent: vi.fn<(consent: string) => Promise<object>>(),
  consent: vi.fn<() => string | null>(),
  writeWords: vi.fn<(answers: readonly object[]) => Promise<object>>(),
  readSavedRows: vi.fn<(kind: string) => Promise<readonly object[]>>(),
  subscribe: vi.fn<(onChange: () => void) => () => void>(),
  chosenLevel: vi.fn<() => LevelId | null>(),
  chooseLevel: vi.fn<(level: LevelId) => void>(),
}));
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => ({
    ...record,
    listFinished: async () => ({ attempts: [], database: 'open' }),
    readSavedRows: record.readSavedRows,
    countUnusableSavedRows: async () => ({ unreadable: 0, newer: 0, database: 'open' }),
    subscribe: record.subscribe,
  }),
}));
vi.mock('@/data/words/entries', { spy: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  record.prepareRecord.mockResolvedValue();
  record.setConsent.mockResolvedValue({ moved: 0, deleted: 0 });
  record.consent.mockReturnValue(null);
  record.chosenLevel.mockReturnValue(null);
  record.readSavedRows.mockResolvedValue([]);
  record.subscribe.mockReturnValue(() => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function show(address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ThemeProvider theme={theme}>
        <WordsApp today={null} />
      </ThemeProvider>
    </MemoryRouter>,
  );
  await pass(0);
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
/** The word files are imported, which fake timers can't speed up. */
const sessionBegins = () =>
  vi.waitFor(() => screen.getByRole('button', { name: 'Stop' }), { timeout: patienceMs });

test('reports a record that never answers, and retries on request', async () => {
  // The module starts its first read by itself.
  await show();
  cleanup();
  record.prepareRecord.mockImplementation(never);
  await show();
  await pass(19_000);
  expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true);
  await pass(1000);
  record.prepareRecord.mockResolvedValue();
  await press('Try again');
  expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
});

test('a learner whose words are being read sees a status line instead of a visitor’s words', async () => {
  localStorage.setItem(recordMarkKey, '1');
  record.prepareRecord.mockImplementation(never);
  await show();
  expect(screen.getByRole('status').textContent).toBe('Looking up your words…');
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('reports words that never arrive, and retries on request', async () => {
  vi.mocked(fetchWordEntries).mockImplementationOnce(never);
  await show();
  await press('Start');
  expect(screen.getByRole('button', { name: 'Getting your words…' })).toBeTruthy();
  await pass(20_000);
  expect(screen.getByRole('alert').textContent).toMatch(
    /^The words could not be loaded, so the session didn’t start\./,
  );
  await press('Try again');
  await sessionBegins();
});

test('a database that never finishes an upgrade doesn’t prevent a session from starting', async () => {
  record.setConsent.mockImplementation(never);
  await show();
  await press('Start');
  await vi.waitFor(() => expect(record.setConsent).toHaveBeenCalledWith('visit'), { timeout: patienceMs });
  await pass(3000);
  await sessionBegins();
});

test('starting before the earlier answer is read doesn’t change that answer', async () => {
  record.consent.mockReturnValue('keep');
  await show();
  await press('Start');
  await sessionBegins();
  expect(record.setConsent).not.toHaveBeenCalled();
});

test('the day’s summary includes an answer that is still being saved', async () => {
  record.writeWords.mockImplementation(never);
  await show();
  await press('Start');
  await sessionBegins();
  await press('Show the choices');
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: '1' });
  await pass(0);
  await press('Stop');
  expect(record.writeWords).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 1, name: 'Stopped for now' })).toBeTruthy();
  expect(screen.getByText('Words today').nextSibling?.textContent).toBe('1');
  expect(screen.getByText('New').nextSibling?.textContent).toBe('1');
});

test('midnight doesn’t end a session: its word stays, and the answer belongs to the new day', async () => {
  record.consent.mockReturnValue('keep');
  record.writeWords.mockResolvedValue({ state: 'saved', place: 'device' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date('2026-12-07T23:55'));
  await show();
  await press('Start');
  await sessionBegins();
  await press('Show the choices');
  const word = screen.getByRole('heading', { level: 1 });
  vi.setSystemTime(new Date('2026-12-08T00:01'));
  window.dispatchEvent(new Event('pageshow'));
  record.prepareRecord.mockClear();
  for (const [changed] of record.subscribe.mock.calls) changed();
  await pass(0);
  expect(record.prepareRecord).toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toBe(word);
  fireEvent.keyDown(word, { key: '1' });
  await pass(0);
  expect(record.writeWords.mock.lastCall).toMatchObject([[{ day: '2026-12-08', recalls: 1 }]]);
  await press('Next');
  await press('Show the choices');
});

test('a session ends after ten minutes even if words are left, and a word missed last returns another day', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  const minutes = (count: number) => pass(count * 60_000);
  await show();
  await press('Start');
  await sessionBegins();
  expect(screen.getByText('10 min left')).toBeTruthy();
  await press('Show the choices');
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: '1' });
  await minutes(4);
  expect(screen.getByText('6 min left')).toBeTruthy();
  await press('Next');
  await minutes(6.5);
  expect(screen.getByText('Last word')).toBeTruthy();
  const word = screen.getByRole('heading', { level: 2 }).textContent;
  const entries = await vi.mocked(fetchWordEntries).mock.results.at(-1)?.value;
  await press('Show the choices');
  const wrong = within(screen.getByRole('group', { name: 'Which meaning is right?' }))
    .getAllByRole('button')
    .find(({ textContent }) => !textContent.includes(entries.get(word).entry.definition));
  fireEvent.click(assertPresent(wrong, 'three of four meanings are wrong'));
  await pass(0);
  expect(screen.getByText(/Time is up, so this word returns another day\.$/)).toBeTruthy();
  await press('Next');
  expect(screen.getByRole('heading', { level: 1, name: 'Done for today' })).toBeTruthy();
  expect(screen.getByText('Words today').nextSibling?.textContent).toBe('2');
});

test('in a browser without storage, a session shows a warning and continues', async () => {
  record.consent.mockReturnValue('keep');
  record.writeWords.mockResolvedValue({ state: 'saved', place: 'memory', refusal: 'blocked' });
  await show();
  await press('Start');
  await sessionBegins();
  await press('Show the choices');
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: '1' });
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain('You can go on, but if you reload the page');
  await press('Next');
  await press('Show the choices');
});

/** Shows the page on December 4 with a test on `testDay` and `due` words to recall. */
async function showBefore(testDay: IsoDay, due: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date('2026-12-04T16:00'));
  const cards = wordIndexes.upper
    .slice(0, due)
    .map(({ word }) => wordCard({ id: word, reviewedOn: '2026-11-01', dueDay: '2026-11-20' }));
  const rows: Readonly<Record<string, readonly object[]>> = {
    cards,
    profiles: [{ id: 'profile', learner: 'learner', profile: { ...emptyProfile, testDay }, changedAt: 1 }],
  };
  record.readSavedRows.mockImplementation(async (kind) => rows[kind] ?? []);
  record.consent.mockReturnValue('keep');
  // The module's first read may still be that of an earlier test.
  await show();
  cleanup();
  await show();
}
const start = () => screen.queryByRole('button', { name: /^Start|more new words$/ })?.textContent ?? null;

test('on the eve of the test, suggests ten minutes and says why', async () => {
  await showBefore('2026-12-05', 80);
  expect(screen.getByText('To recall').nextSibling?.textContent).toBe('40');
  expect(screen.getByText('About').nextSibling?.textContent).toBe('10 min');
  expect(screen.getByText(/^Your test is tomorrow, so ten minutes are enough\./)).toBeTruthy();
  expect(start()).toBe('Start');
});

test.each<[string, IsoDay, number, RegExp]>([
  ['on the eve with nothing due', '2026-12-05', 0, /^Your test is tomorrow\. Rest is worth more now/],
  ['on test day', '2026-12-04', 80, /^Your test is today, so there are no words\./],
])('%s, suggests no words and says why', async (_, testDay, due, why) => {
  await showBefore(testDay, due);
  expect(screen.getByText(why)).toBeTruthy();
  expect(start()).toBeNull();
  expect(screen.queryByRole('link', { name: 'Study planner' })).toBeNull();
});

test('after the test, words go on as usual', async () => {
  await showBefore('2026-12-03', 80);
  expect(start()).toBe('Start');
});

/** Shows the page at an address to a learner of a level who has learned every word of the Upper Level's list. */
async function showLevel(own: LevelId, address = '/') {
  const cards = wordIndexes.upper.map(({ word }) =>
    wordCard({ id: word, reviewedOn: '2026-11-01', dueDay: '2026-11-20' }),
  );
  const profile = { ...emptyProfile, level: own };
  const rows: Readonly<Record<string, readonly object[]>> = {
    cards,
    profiles: [{ id: 'profile', learner: 'learner', profile, changedAt: 1 }],
  };
  record.readSavedRows.mockImplementation(async (kind) => rows[kind] ?? []);
  record.consent.mockReturnValue('keep');
  await show(address);
  cleanup();
  await show(address);
}
const inBoth = wordIndexes.middle.filter(({ word }) =>
  wordIndexes.upper.some((other) => other.word === word),
).length;

test.each<[LevelId, string, number]>([
  ['upper', '/', wordIndexes.upper.length],
  ['middle', '/', inBoth],
])('a learner of the %s level recalls only words of that level', async (level, address, due) => {
  await showLevel(level, address);
  expect(screen.getByText('To recall').nextSibling?.textContent).toBe(String(due));
});

test('the address chooses the words, and the choice of the level is on the page', async () => {
  record.chosenLevel.mockReturnValue('middle');
  await showLevel('upper', '/?level=middle');
  expect(record.chooseLevel).toHaveBeenCalledWith('middle');
  expect(screen.getByText('To recall').nextSibling?.textContent).toBe(String(inBoth));
  const choice = screen.getByRole('group', { name: 'Level of the test' });
  fireEvent.click(within(choice).getByRole('button', { name: /Upper$/ }));
  expect(record.chooseLevel).toHaveBeenLastCalledWith('upper');
});

test('a visitor’s session has words of the level in the address', async () => {
  record.chosenLevel.mockReturnValue('middle');
  await show('/?level=middle');
  await press('Start');
  await sessionBegins();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(wordIndexes.middle[0]?.word);
});
