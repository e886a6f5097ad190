/** Sharing a copy, viewing a received one, and opening its file. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SharedCopy } from '@/data/learners/shared/sharedCopies';
import { digestVersion, type SharedDigest } from '@/data/learners/shared/sharedDigest';
import { createDigest } from '@/data/learners/shared/createDigest';
import {
  decodeDigestFile,
  encodeDigestFile,
  largestSharedFileBytes,
} from '@/data/learners/shared/digestFile';
import { decodeSharedAddress } from '@/data/learners/shared/digestLink';
import type { Learner } from '@/domain/learner/learner';
import { SharedCopyOpener } from '@/features/family/sharing/SharedCopyOpener';
import { ShareDialog } from '@/features/family/sharing/ShareDialog';
import { SharedCopyPreview } from '@/features/family/sharing/SharedCopyPreview';
import { codeTooLargeText, copySavedText, unsavedIdText } from '@/features/family/sharing/sharingTexts';
import { assertPresent } from '@/lib/assert';
import { theme } from '@theme';
import { emptyLearner, now, oneTest, oneWeek, oneYear } from '../../../data/learners/shared/learners';

const user = userEvent.setup({ delay: null });
const dayMs = 86_400_000;
const downloads: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
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

const OpenControl = ({ onClick }: { onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    Open
  </button>
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const name of ['canShare', 'share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

/** Defines a sharing API of the browser. */
function offer(name: 'canShare' | 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

const show = (element: ReactElement) => render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
const share = (learner: Learner, hasSavedId = true) =>
  show(<ShareDialog learner={learner} now={now} hasSavedId={hasSavedId} onClose={() => undefined} />);
const lines = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const click = async (name: string) => user.click(screen.getByRole('button', { name }));

describe('sharing', () => {
  test('first says what is shared and what is not', () => {
    share(oneWeek());
    expect(screen.getByRole('dialog', { name: 'Share with a parent' })).toBeTruthy();
    expect(
      screen.getByText(/^A read-only copy of Ana’s progress as it is now, Monday, Nov 23, /),
    ).toBeTruthy();
    expect(lines('In the copy')).toEqual([
      'Nickname, grade, test level, test date, targets, schools, weekly study hours',
      '1 test, with the score range of each section',
      '10 practice sessions: day, minutes, and right answers by topic',
      'The study plan and what has been done',
      'Goals',
      '1 note on the timeline',
    ]);
    expect(lines('Not in the copy')).toEqual([
      'Answers to individual questions',
      'The text of essays',
      'Other students on this device',
    ]);
  });

  test('says if the next copy won’t replace this one', () => {
    share(oneWeek());
    expect(screen.queryByText(unsavedIdText)).toBeNull();
    cleanup();
    share(oneWeek(), false);
    expect(screen.getByText(unsavedIdText)).toBeTruthy();
  });

  test('lists only what there is, and what can’t be right', () => {
    const { profile } = emptyLearner;
    const [sitting = assertPresent(oneWeek().sessions[0], 'a sitting')] = oneWeek().sessions;
    share({
      ...emptyLearner,
      profile: { ...profile, nickname: null, grade: null, testDay: null, schools: [], weeklyMinutes: null },
      sessions: [{ ...sitting, at: now + dayMs }],
    });
    expect(screen.getByText(/^A read-only copy of your progress/)).toBeTruthy();
    expect(lines('In the copy')).toEqual(['Test level, targets']);
    expect(lines('Not in the copy').at(-1)).toBe('1 session with a date or a number that can’t be right');
  });

  test('offers the share sheet first if it accepts files, and passes it the copy', async () => {
    const shared: ShareData[] = [];
    offer('canShare', ({ files = [] }: ShareData) => files[0]?.name.endsWith('.txt'));
    offer('share', async (data: ShareData) => void shared.push(data));
    share(oneWeek());
    const buttons = within(screen.getByRole('region', { name: 'Ways to share' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Share the copy…',
      'Copy link',
      'Save file',
    ]);
    await click('Share the copy…');
    expect(shared).toMatchObject([{ title: 'Ana’s progress' }]);
    const file = assertPresent(shared[0]?.files?.[0], 'a file');
    expect([file.name, file.type]).toEqual([
      encodeDigestFile(createDigest(oneWeek(), now)).fileName,
      'text/plain',
    ]);
    expect(decodeDigestFile(await file.text(), file.size, now)).toEqual({
      state: 'sound',
      digest: createDigest(oneWeek(), now),
    });
  });

  test.each([
    ['AbortError', null],
    ['NotAllowedError', /^This device didn’t open its share sheet/],
  ])('handles a share sheet that ends with %s', async (name, words) => {
    offer('canShare', () => true);
    offer('share', () => Promise.reject(new DOMException('', name)));
    share(oneTest());
    await click('Share the copy…');
    if (words === null) expect(screen.queryByRole('alert')).toBeNull();
    else expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  test('copies a link that opens as the same copy', async () => {
    const texts: string[] = [];
    offer('clipboard', { writeText: async (text: string) => void texts.push(text) });
    share(oneWeek());
    expect(screen.queryByRole('button', { name: 'Share the copy…' })).toBeNull();
    expect(screen.getByText('2 kB. The whole copy is in the link itself.')).toBeTruthy();
    await click('Copy link');
    await screen.findByText(/^The link is copied/);
    const address = new URL(assertPresent(texts[0], 'a link'));
    expect(address.pathname).toBe('/parent-dashboard');
    expect(decodeSharedAddress(address, now)).toEqual({
      state: 'sound',
      digest: createDigest(oneWeek(), now),
    });
  });

  test('shows the link if the browser didn’t copy it', async () => {
    offer('clipboard', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    share(oneTest());
    await click('Copy link');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This browser didn’t copy the link/);
    expect(screen.getByLabelText('The link')).toHaveProperty(
      'value',
      expect.stringContaining(`#learner=${digestVersion}.`),
    );
  });

  test('saves the file', async () => {
    share(oneTest());
    await click('Save file');
    const { fileName, text } = encodeDigestFile(createDigest(oneTest(), now));
    expect(downloads.map(({ name }) => name)).toEqual([fileName]);
    expect(await downloads[0]?.text).toBe(text);
    expect(
      screen.getByText(`Your browser is saving ${fileName}. Send that file to your parent.`),
    ).toBeTruthy();
  });

  test('offers only a file for a year, and says why', () => {
    share(oneYear());
    expect(
      screen.getByText(/^This copy would make a link of 16 kB, but only links of up to 8 kB arrive intact/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save file' })).toBeTruthy();
  });

  test('draws the QR code of a link that fits, black on white with a quiet zone, and no code for longer links', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    share(oneWeek());
    const code = screen.getByRole('img', { name: 'QR code for the link to this copy' });
    const [left = 0, , side = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(left).toBe(-4);
    // 17 modules plus four for each version of a code.
    expect((side - 8 - 17) % 4).toBe(0);
    expect(code.querySelector('rect')?.getAttribute('fill')).toBe('white');
    expect(code.querySelector('path')?.getAttribute('fill')).toBe('black');
    // The first line belongs to the upper left finder pattern.
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d L]+Z/);
    cleanup();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(310);
    share(oneWeek());
    expect(screen.getByText(codeTooLargeText)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    cleanup();
    share({ ...oneYear(150), plan: null });
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

const week = createDigest(oneWeek(), now);
const savedCopy = (madeAt: number): SharedCopy => ({
  digest: createDigest(oneWeek(), madeAt),
  savedAt: madeAt,
});

function preview(of: SharedDigest, known: SharedCopy | null) {
  const [onSave, onLook] = [vi.fn<() => void>(), vi.fn<() => void>()];
  show(<SharedCopyPreview digest={of} savedCopy={known} onSave={onSave} onPreview={onLook} />);
  return { onSave, onLook };
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('a received copy', () => {
  test('says whose it is, from when, and how much, and asks what to do', async () => {
    const { onSave, onLook } = preview(week, null);
    expect(screen.getByRole('region', { name: /^Ana’s progress, made Nov 23, / })).toBeTruthy();
    expect(
      screen.getByText('Read-only copy: 1 test and 10 sessions since Nov 16. Nothing is saved yet.'),
    ).toBeTruthy();
    await click('Save on this device');
    expect([onSave.mock.calls.length, onLook.mock.calls.length]).toEqual([1, 0]);
    await click('Only look');
    expect([onSave.mock.calls.length, onLook.mock.calls.length]).toEqual([1, 1]);
  });

  test('replaces an earlier one of the same learner', () => {
    preview(week, savedCopy(now - 3 * dayMs));
    expect(buttons()).toEqual(['Only look', 'Replace the copy from Nov 20']);
    expect(screen.getByText(/This device has an earlier copy: Ana’s progress, made Nov 20, /)).toBeTruthy();
  });

  test('isn’t saved twice, or over a later one', () => {
    preview(week, savedCopy(now));
    expect(buttons()).toEqual(['Only look']);
    expect(screen.getByText(/This copy is already on this device\.$/)).toBeTruthy();
    cleanup();
    preview(week, savedCopy(now + dayMs));
    expect(buttons()).toEqual(['Only look']);
    expect(screen.getByText(/This device already has a later copy: /)).toBeTruthy();
  });

  test('says if it has only full tests, or nothing', () => {
    preview(createDigest({ ...oneYear(2), sessions: [] }, now), null);
    expect(screen.getByText(/^Read-only copy: 12 full tests since Nov 28, 2025\./)).toBeTruthy();
    cleanup();
    preview(createDigest(emptyLearner, now), null);
    expect(screen.getByText(/^Read-only copy, with no tests or sessions so far\./)).toBeTruthy();
  });

  test('shows a name as plain text', () => {
    const profile = { ...emptyLearner.profile, nickname: '<b>Ana</b>' };
    preview(createDigest({ ...emptyLearner, profile }, now), null);
    expect(screen.getByText(/^<b>Ana<\/b>’s progress/)).toBeTruthy();
  });

  test.each([
    [{ state: 'saved', place: 'device', refusal: null, replaced: false }, /is saved on this device\.$/],
    [{ state: 'saved', place: 'device', refusal: null, replaced: true }, /in place of the earlier copy\.$/],
    [
      { state: 'saved', place: 'tab', refusal: 'full', replaced: false },
      /^This device has no room .* in this tab only/,
    ],
    [
      { state: 'saved', place: 'memory', refusal: 'blocked', replaced: false },
      /^This browser doesn’t let .* until you reload/,
    ],
    [
      { state: 'older', here: savedCopy(now + dayMs) },
      /^A later copy of Ana’s progress.* is already on this device, so this one was not saved\.$/,
    ],
    [{ state: 'newer' }, /^A newer version of this site has saved a copy .* Reload this page/],
  ] as const)('says what happened when it is saved', (outcome, words) => {
    expect(copySavedText(outcome, week)).toMatch(words);
  });
});

describe('a copy’s file', () => {
  const { text, fileName } = encodeDigestFile(createDigest(oneWeek(), now));

  async function open(content: string | Blob, size?: number) {
    const onOpened = vi.fn<(digest: SharedDigest) => void>();
    show(<SharedCopyOpener Control={OpenControl} onOpened={onOpened} />);
    const file = new File([content], fileName, { type: 'text/plain' });
    if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
    await user.upload(screen.getByLabelText('Shared copy to open'), file);
    return onOpened;
  }

  test('can be opened', async () => {
    const onOpened = await open(text);
    await waitFor(() => expect(onOpened.mock.calls).toEqual([[createDigest(oneWeek(), now)]]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['hello', undefined, /^This is not a copy that a student shared/],
    [text.slice(0, -20), undefined, /^This copy is damaged/],
    [
      text.replace(`"version":${digestVersion}`, `"version":${digestVersion + 1}`),
      undefined,
      /comes from a newer version of this site/,
    ],
    [text, largestSharedFileBytes + 1, /^This file is larger than any copy/],
  ])('rejects an invalid file with a message', async (content, size, words) => {
    const onOpened = await open(content, size);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(onOpened).not.toHaveBeenCalled();
  });

  test('says if it can’t be read', async () => {
    vi.spyOn(File.prototype, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
    await open(text);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This file could not be read/);
  });
});
