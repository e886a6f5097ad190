/** "My data" and the list of all tests with a separate record: content, questions, and actions. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { openDB } from 'idb';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '@/brand';
import { maxBackupBytes } from '@/data/record/backup/maxBackupBytes';
import { takeSharedFile } from '@/data/offline/sharedFile';
import { toAnswersRow, toAttemptRow } from '@/data/record/finished/attemptRows';
import { missingTestsText, notesUnreadText } from '@/features/history/list/historyListTexts';
import TestResultsPage from '@/pages/planning/TestResultsPage';
import { saveSharedCopy } from '@/data/learners/shared/sharedCopies';
import { createDigest } from '@/data/learners/shared/createDigest';
import { assertPresent } from '@/lib/assert';
import { theme } from '@theme';
import { type FakeBrowser, fakeBrowser, type Tab, watched } from '../../data/record/fake-browser';
import { now as madeAt, oneWeek } from '../../data/learners/shared/learners';
import { finished, notes, started } from '../../data/record/sample-attempts';
import { putNotes } from '../../data/record/putRows';
import { unisolatedTexts } from '../../../unisolated';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

let browser: FakeBrowser;
let tab: Tab;

vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => tab.record,
}));

vi.mock('@/data/offline/sharedFile', { spy: true });

const downloads: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  browser = fakeBrowser();
  tab = browser.tab();
  downloads.length = 0;
  let made: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob instanceof Blob ? blob : null;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, text: assertPresent(made, 'a file').text() });
  });
});

// Preloads the page's code, since loading isn't under test.
beforeAll(() => import('@/features/history/HistoryContent'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function handedIn(id: string, ms = 50_000) {
  const { hold } = await tab.record.beginAttempt(started(id), watched());
  await hold.finish(finished(id, ms));
}

/** Opens the page and waits until it has read the record, which replaces its panels. */
async function show(address = '/') {
  const element = (
    <ThemeProvider theme={theme}>
      <TestResultsPage />
    </ThemeProvider>
  );
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }], { initialEntries: [address] })} />,
  );
  await waitFor(() => expect(screen.queryByText('Checking what is saved here…')).toBeNull());
}

const panel = (name: string) => within(screen.getByRole('region', { name }));
const myData = () => panel('My Data');
const list = () => panel('Every Test on This Device');
const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const waitForText = (text: RegExp) =>
  waitFor(() => expect(myData().getAllByText(text).length).toBeGreaterThan(0));
/** The tests in the list; a name in its first column tells a test's row from the row of headings. */
const rows = () => list().getAllByRole('rowheader');

/** Chooses an action in the menu of the first test. */
async function chooseForFirst(action: string) {
  const [more] = await list().findAllByRole('button', { name: /^More for / });
  await user.click(assertPresent(more, 'a button'));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const pressFirst = (name: RegExp) => async () =>
  user.click(assertPresent(screen.getAllByRole('button', { name })[0], 'a button'));

async function chooseFile(text: string, name = 'exported.json') {
  await user.upload(
    await screen.findByLabelText('File to import'),
    new File([text], name, { type: 'application/json' }),
  );
}

test('without a record, both say so and store nothing', async () => {
  await show();
  await screen.findByText('No finished tests yet');
  await myData().findByText('Nothing');
  expect(myData().getByText(/^Nowhere yet/)).toBeTruthy();
  expect(myData().getByRole('button', { name: 'Export everything' })).toHaveProperty('disabled', true);
  expect([...browser.device.texts, ...tab.storage.texts]).toEqual([]);
});

test('a database that can’t be opened is never shown as a history without tests', async () => {
  tab = browser.tab({
    loadDatabase: () =>
      Promise.resolve({
        openDatabase: () => Promise.resolve('unavailable'),
        deleteDatabase: () => Promise.resolve(),
      }),
    hasDatabase: () => Promise.resolve(true),
  });
  await tab.record.setConsent('keep');
  await show();
  await list().findByText(missingTestsText);
  expect(list().queryByText('No finished tests yet')).toBeNull();
  expect(myData().getByText('Nothing, as far as this page can read it')).toBeTruthy();
  cleanup();
  await handedIn('a');
  await show();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(list().getByText(missingTestsText)).toBeTruthy();
  // A form that opened empty could replace notes that weren't read.
  await chooseForFirst('Name or note');
  await screen.findByText(notesUnreadText);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lists saved data, and exports it as a file dated today', async () => {
  await tab.record.setConsent('keep');
  await handedIn('a');
  await putNotes(tab.record, notes('a'));
  await show();
  await myData().findByText('1 finished test and 1 note');
  expect(myData().getByText('None yet')).toBeTruthy();
  await click('Export everything');
  await waitForText(/holds 1 test\. Save it/);
  const [file] = downloads;
  expect(file?.name).toMatch(new RegExp(`^${brand.filePrefix}-2026-11-1\\d\\.json$`));
  expect(JSON.parse((await file?.text) ?? '')).toMatchObject({
    attempts: [finished('a')],
    notes: [notes('a')],
  });
  await waitFor(() => expect(myData().queryByText('None yet')).toBeNull());
});

test('an import says what it will do, does nothing if canceled, and appears in the list when done', async () => {
  await tab.record.setConsent('keep');
  await handedIn('a');
  await handedIn('b');
  const { text } = await tab.record.exportAll();
  await tab.record.deleteFinished('b');
  await show();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await chooseFile(text);
  await myData().findByText('1 new test, 1 already here.');
  await click('Cancel');
  expect(rows()).toHaveLength(1);
  await chooseFile(text);
  await click('Import');
  await waitForText(/^1 test imported to this device\.$/);
  await waitFor(() => expect(rows()).toHaveLength(2));
  await chooseFile(text);
  await myData().findByText('No new tests, 2 already here.');
  await click('Close');
});

test.each([
  ['{"format":"other"}', /was not exported from here/],
  ['{"format":"larkfield-prep","ver', /damaged/],
  ['{"format":"larkfield-prep","version":2}', /newer version/],
])('rejects an invalid file with a message: %s', async (text, words) => {
  await show();
  await chooseFile(text);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

test.each([
  ['?shared=0', /^No file arrived with what you shared/],
  ['?shared=2', /^You shared more than one file/],
  ['?shared=1', /^The file you shared is no longer here/],
])('explains a share without exactly one file: %s', async (search, words) => {
  const intoSight = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await show(`/${search}`);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(intoSight).toHaveBeenCalled();
});

test('a shared file is read like a chosen one, and imported only after confirmation', async () => {
  await tab.record.setConsent('keep');
  await handedIn('a');
  const { text } = await tab.record.exportAll();
  await tab.record.deleteFinished('a');
  vi.mocked(takeSharedFile).mockClear().mockResolvedValueOnce({ text, sizeBytes: text.length });
  await show('/?shared=1');
  await myData().findByText('1 new test.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('What the import will do');
  await list().findByText('No finished tests yet');
  await click('Import');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(takeSharedFile).toHaveBeenCalledOnce();
});

test('recommends the Home Screen on an iPhone, and not elsewhere', async () => {
  await show();
  await myData().findByText('Nothing');
  expect(myData().queryByText(/Add to Home Screen/)).toBeNull();
  cleanup();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  );
  await show();
  await myData().findByText(/Add to Home Screen/);
  expect(myData().getByText('On the Home Screen')).toBeTruthy();
});

test('rejects a file that is too large before reading it', async () => {
  await show();
  const file = new File(['{}'], 'photos.json', { type: 'application/json' });
  Object.defineProperty(file, 'size', { value: maxBackupBytes + 1 });
  const read = vi.spyOn(file, 'text');
  await user.upload(await screen.findByLabelText('File to import'), file);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This file is larger than 64 MB/);
  expect(read).not.toHaveBeenCalled();
});

test('a long import shows its progress', async () => {
  await show();
  const file = new File(['{}'], 'holiday.json', { type: 'application/json' });
  const waiting: ((text: string) => void)[] = [];
  vi.spyOn(file, 'text').mockReturnValue(new Promise((resolve) => waiting.push(resolve)));
  await user.upload(await screen.findByLabelText('File to import'), file);
  await waitForText(/^Reading the file/);
  waiting.forEach((giveText) => giveText('{}'));
  await screen.findByRole('alert');
  expect(myData().queryByText(/^Reading the file/)).toBeNull();
});

test('reports an export that can’t be imported, and saves it only after confirmation', async () => {
  await tab.record.setConsent('keep');
  await handedIn('a');
  const exported = await tab.record.exportAll();
  vi.spyOn(tab.record, 'exportAll').mockResolvedValue({
    ...exported,
    sizeBytes: 71_000_000,
    importable: false,
  });
  await show();
  await click('Export everything');
  await myData().findByText(/is 71 MB, but an import can be no larger than 64 MB/);
  expect(downloads).toEqual([]);
  await click('Don’t save it');
  expect(myData().queryByText(/71 MB/)).toBeNull();
  await click('Export everything');
  await click('Save it as it is');
  await waitForText(/holds 1 test\. Save it/);
  expect(downloads).toHaveLength(1);
  expect(myData().queryByText(/71 MB/)).toBeNull();
});

test('for a visit, an import says that it won’t last longer', async () => {
  await tab.record.setConsent('visit');
  await handedIn('a');
  const { text } = await tab.record.exportAll();
  await tab.record.deleteFinished('a');
  await show();
  await chooseFile(text);
  await myData().findByText(/closing the tab deletes/);
  await click('Import');
  await waitForText(/^1 test imported into this tab\.$/);
});

test('changing from keep to visit asks twice, and either answer can keep the data', async () => {
  await tab.record.setConsent('keep');
  await handedIn('a');
  await show();
  await click('Save only for this visit');
  expect(screen.getByRole('alertdialog', { name: 'Save results only for this visit?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
  await click('Only for this visit');
  expect(document.activeElement).toBe(screen.getByRole('alertdialog', { name: /^Delete 1 finished test/ }));
  await click('Save on this device');
  expect(document.activeElement?.textContent).toBe('Save only for this visit');
  expect(tab.record.consent()).toBe('keep');
  await click('Save only for this visit');
  await click('Only for this visit');
  await click('Delete from this device');
  await waitForText(/This tab has 1 test, and this device has none/);
  expect(tab.record.consent()).toBe('visit');
  await myData().findByText(/^In this tab only/);
  await click('Save on this device');
  await waitForText(/Results are saved on this device from now on/);
  expect(tab.record.consent()).toBe('keep');
});

test('with nothing saved, consent changes immediately', async () => {
  await tab.record.setConsent('keep');
  await show();
  await click('Save only for this visit');
  await waitForText(/^Results are saved only for this visit/);
  expect(tab.record.consent()).toBe('visit');
});

test('deletes everything after two questions, and nothing after Escape', async () => {
  await tab.record.setConsent('keep');
  await handedIn('a');
  await show();
  await click('Delete everything');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Delete everything');
  await click('Delete everything');
  await click('Delete everything');
  await click('Yes, delete everything');
  await waitForText(/^Everything was deleted/);
  await list().findByText('No finished tests yet');
  expect(browser.device.texts.size).toBe(0);
});

test('lists copies of other learners with their dates, and removes them one by one', async () => {
  await saveSharedCopy(tab.record, createDigest(oneWeek(), madeAt));
  browser.device.texts.set('larkfield:shared:theo', 'damaged');
  await show();
  const copies = await myData().findByRole('list', { name: 'Copies shared with you' });
  expect(copies.textContent).toMatch(/^Ana’s progressMade Nov 23, \d+:\d\d\s[AP]M/);
  expect(myData().getByText(/^1 shared copy here can’t be read/)).toBeTruthy();
  await click('Delete everything');
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'This deletes your choice about saving results, the copy of Ana’s progress and 1 shared copy that can’t be shown',
  );
  await click('Keep everything');
  await click(/^Remove Ana’s progress, made Nov 23/);
  await click('Remove it');
  await waitForText(/^The copy was removed from this device\.$/);
  await waitFor(() => expect(myData().queryByRole('list', { name: 'Copies shared with you' })).toBeNull());
  await click('Delete everything');
  await click('Delete everything');
  await click('Yes, delete everything');
  await waitForText(/^Everything was deleted/);
  expect(browser.device.texts.size).toBe(0);
});

test('counts unreadable rows and rows from a newer version', async () => {
  await tab.record.setConsent('keep');
  await handedIn('a');
  const database = await openDB('larkfield');
  await database.put('attempts', { id: 'n', version: 2, much: 'else' });
  await database.put('attempts', { id: 'd', version: 1, attempt: 'damaged' });
  database.close();
  await show();
  await myData().findByText(/^1 test here can’t be read/);
  expect(myData().getByText(/^1 test here is from a newer version/)).toBeTruthy();
});

test('a test can be named and given a note, and links to its report', async () => {
  await tab.record.setConsent('keep');
  await handedIn('a');
  await show();
  const link = await list().findByRole('link', { name: /^Earlier test, Nov 1\d, 2026: score report$/ });
  expect(link.getAttribute('href')).toBe('/score-report?attempt=a');
  await chooseForFirst('Name or note');
  const name = await screen.findByLabelText('Name');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(name);
  await user.paste('Saturday morning');
  await user.click(dialog.getByLabelText('Note'));
  await user.paste('Read the stem twice.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Read the stem twice.');
  await screen.findByRole('region', { name: 'Every Test on This Device' });
  expect(list().getByRole('link', { name: /^Saturday morning/ })).toBeTruthy();
  expect(await tab.record.readNotes('a')).toMatchObject({
    name: 'Saturday morning',
    note: 'Read the stem twice.',
  });
});

test('deletes a test after one question, and keeps the list', async () => {
  await tab.record.setConsent('keep');
  await handedIn('a', 40_000);
  await handedIn('b', 50_000);
  await show();
  await waitFor(() => expect(rows()).toHaveLength(2));
  await chooseForFirst('Delete');
  await click('Keep it');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(
    /^More for Earlier test, Nov 1\d, 2026$/,
  );
  expect(rows()).toHaveLength(2);
  await chooseForFirst('Delete');
  await click('Delete it');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect((await tab.record.listFinished()).attempts.map(({ id }) => id)).toEqual(['a']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Finished tests');
});

test('shows twenty of many tests at a time, and filters by kind', async () => {
  await tab.record.setConsent('keep');
  await handedIn('first');
  const database = await openDB('larkfield');
  const transaction = database.transaction(['attempts', 'answers'], 'readwrite');
  for (let index = 0; index < 49; index += 1) {
    const attempt = finished(`n-${index}`);
    const verbal = {
      ...attempt,
      form: { ...attempt.form, planId: 'quick-verbal', parts: attempt.form.parts.slice(0, 1) },
      parts: attempt.parts.slice(0, 1),
    };
    const chosen = index < 20 ? verbal : attempt;
    void transaction.objectStore('attempts').put(toAttemptRow(chosen));
    void transaction.objectStore('answers').put(toAnswersRow(chosen));
  }
  await transaction.done;
  database.close();
  await show();
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect(list().getByText('20 of 50 tests')).toBeTruthy();
  await click('Show 20 more tests');
  expect(rows()).toHaveLength(40);
  await click('Show 10 more tests');
  expect(rows()).toHaveLength(50);
  await user.selectOptions(list().getByLabelText('Show'), 'Verbal practice');
  expect(rows()).toHaveLength(20);
  expect(list().getByText('20 tests')).toBeTruthy();
});

test('names from right to left change the order of nothing around them', async () => {
  const name = '\u05e0\u05d5\u05e2\u05d4 (2)';
  localStorage.setItem(
    'larkfield:learners',
    JSON.stringify(['', `${'a'.repeat(32)}/`].map((space) => ({ space, name }))),
  );
  await tab.record.setConsent('keep');
  for (const id of ['a', 'b']) {
    await handedIn(id);
    await putNotes(tab.record, notes(id, { name, note: `${name}: 3.` }));
  }
  const copied = oneWeek();
  await saveSharedCopy(
    tab.record,
    createDigest({ ...copied, profile: { ...copied.profile, nickname: name } }, madeAt),
  );
  await show();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(unisolatedTexts()).toEqual([]);
  for (const ask of [
    () => chooseForFirst('Delete'),
    pressFirst(/^Delete .*record$/),
    pressFirst(/^Remove /),
  ]) {
    await ask();
    expect(screen.getByRole('alertdialog').textContent).toContain('\u05e0');
    expect(unisolatedTexts()).toEqual([]);
    await user.keyboard('{Escape}');
  }
});
