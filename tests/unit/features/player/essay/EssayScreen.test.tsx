/** The essay editor: typed text reaches the attempt soon, without blocking or re-rendering the screen. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { theme } from '@theme';
import { applyAttemptEvent, type Attempt } from '@/domain/exam/attempts/attempt';
import { maxEssayLength } from '@/domain/exam/essays/essay';
import { minutesLeftLabel } from '@/features/player/essay/EssayFooter';
import { EssayScreen } from '@/features/player/essay/EssayScreen';
import type { DraftTexts } from '@/features/player/essay/useTextDraft';
import type { AttemptAction } from '@/features/player/attempt/runAttempt';
import {
  played,
  practice,
  readingAt,
  sampleContent,
  sampleForm,
  startOf,
  stepsTo,
} from '../../../domain/exam/sample-attempts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Setting {
  readonly attempt?: Attempt;
  readonly drafts?: DraftTexts;
  readonly leftMs?: number | null;
  readonly clockHidden?: boolean;
}

/** The editor with the events that reach the attempt. */
function editor(setting: Setting = {}) {
  const { attempt = played(stepsTo.essay).attempt, leftMs = 600_000, clockHidden = false } = setting;
  const drafts: DraftTexts = setting.drafts ?? new Map<string, string>();
  const essay = attempt.parts[0];
  if (essay?.kind !== 'essay') throw new Error('The sample begins with an essay');
  const sent: AttemptAction[] = [];
  const view = render(
    <ThemeProvider theme={theme}>
      <EssayScreen
        title="Writing"
        essay={essay}
        prompts={sampleContent.prompts}
        attempt={attempt}
        remaining={() => leftMs}
        clockHidden={clockHidden}
        drafts={drafts}
        send={(move) => sent.push(move)}
      />
    </ThemeProvider>,
  );
  return { ...view, sent, drafts };
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your essay');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const handIn = async () => {
  fireEvent.click(screen.getByText('Hand in writing'));
  await act(() => vi.advanceTimersByTimeAsync(100));
};
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const writes = (sent: readonly AttemptAction[]) =>
  sent.flatMap((move) => (move.type === 'write' ? [move.text] : []));

describe('typing', () => {
  test('is sent half a second after the first key, even while typing continues', () => {
    const { sent } = editor();
    type('I');
    pass(300);
    type('It');
    expect(writes(sent)).toEqual([]);
    pass(200);
    expect(writes(sent)).toEqual(['It']);
    pass(5000);
    expect(writes(sent)).toEqual(['It']);
    type('It was');
    pass(500);
    expect(writes(sent)).toEqual(['It', 'It was']);
  });

  test.each<[string, (unmount: () => void) => void]>([
    ['the field loses the focus', () => fireEvent.blur(field())],
    ['the page is closed', () => fireEvent(window, new Event('pagehide'))],
    ['the screen is unmounted', (unmount) => unmount()],
    [
      'the tab is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        fireEvent(document, new Event('visibilitychange'));
      },
    ],
  ])('is sent immediately when %s', (_, leave) => {
    const { sent, unmount } = editor();
    type('It was late');
    leave(unmount);
    expect(writes(sent)).toEqual(['It was late']);
  });

  test('is sent on every key in the last seconds', () => {
    const { sent } = editor({ leftMs: 4000 });
    type('It was lat');
    type('It was late');
    expect(writes(sent)).toEqual(['It was lat', 'It was late']);
  });

  test('returns with the screen, and is sent again in case it wasn’t accepted', () => {
    const first = editor();
    type('It was late.');
    first.unmount();
    const second = editor({ drafts: first.drafts });
    expect(field().value).toBe('It was late.');
    expect(writes(second.sent)).toEqual(['It was late.']);
  });

  test('shows the text in the field as it was stored', () => {
    editor({ attempt: played([...stepsTo.essay, { type: 'write', text: 'It was late.' }]).attempt });
    expect(field().value).toBe('It was late.');
  });
});

describe('the footer', () => {
  test('counts the words shortly after they are typed', () => {
    editor();
    type('It was late and the river');
    expect(screen.getByText('0 words')).toBeTruthy();
    pass(400);
    expect(screen.getByText('6 words')).toBeTruthy();
  });

  test('shows the minutes, unless the clock is hidden', () => {
    const { unmount } = editor({ leftMs: 90_000 });
    expect(screen.getByText('2 min left')).toBeTruthy();
    unmount();
    editor({ clockHidden: true });
    expect(screen.queryByText(/min left/)).toBeNull();
  });

  test('asks before handing in an empty page, and sends the last key before the end', async () => {
    const { sent } = editor();
    await handIn();
    expect(screen.getByText('Hand in an empty page?')).toBeTruthy();
    fireEvent.click(screen.getByText('Keep writing'));
    type('It was late.');
    await handIn();
    expect(screen.getByText('Hand in without a prompt?')).toBeTruthy();
    fireEvent.click(screen.getByText('Hand in'));
    expect(sent.map((move) => move.type)).toEqual(['write', 'end-part']);
  });
});

test('spell checking is off under real conditions, and up to the browser in practice', () => {
  const { unmount } = editor();
  expect(field().getAttribute('spellcheck')).toBe('false');
  unmount();
  const start = startOf({ ...sampleForm, conditions: practice }).attempt;
  editor({ attempt: applyAttemptEvent(start, { type: 'begin-part', now: readingAt(1000) }) });
  expect(field().getAttribute('spellcheck')).toBe('true');
});

test('hiding the plan keeps its text', () => {
  editor();
  const plan = screen.getByLabelText<HTMLTextAreaElement>('Plan, just for you');
  fireEvent.input(plan, { target: { value: 'who, where, what turns' } });
  // By text: the button is hidden if there is space, as in this browser.
  const fold = screen.getByText('Hide').closest('button');
  fireEvent.click(screen.getByText('Hide'));
  expect(fold?.getAttribute('aria-expanded')).toBe('false');
  expect(plan.value).toBe('who, where, what turns');
});

const button = (name: string) => {
  const found = screen.getByText(name).closest('button');
  if (found === null) throw new Error(`${name} is not on a button`);
  return found;
};
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('undo and redo', () => {
  test('are disabled if there is nothing to undo, and send the restored text like typing', () => {
    const { sent } = editor();
    expect([isOff('Undo'), isOff('Redo')]).toEqual([true, true]);
    type('It was late.');
    expect([isOff('Undo'), isOff('Redo')]).toEqual([false, true]);
    pass(500);
    fireEvent.click(button('Undo'));
    expect(field().value).toBe('');
    expect([isOff('Undo'), isOff('Redo')]).toEqual([true, false]);
    pass(500);
    fireEvent.click(button('Redo'));
    pass(500);
    expect(writes(sent)).toEqual(['It was late.', '', 'It was late.']);
  });

  test('a disabled button does nothing, and a button pressed by keyboard keeps the focus', () => {
    const { sent } = editor();
    button('Undo').focus();
    fireEvent.click(button('Undo'));
    expect(document.activeElement).toBe(button('Undo'));
    pass(500);
    expect(sent).toEqual([]);
    field().focus();
    fireEvent.click(button('Undo'));
    expect(document.activeElement).toBe(field());
  });

  test('apply to the field used last, and never to a hidden plan', () => {
    editor();
    const plan = screen.getByLabelText<HTMLTextAreaElement>('Plan, just for you');
    fireEvent.focus(plan);
    fireEvent.input(plan, { target: { value: 'who, where' } });
    expect(isOff('Undo')).toBe(false);
    fireEvent.focus(field());
    expect(isOff('Undo')).toBe(true);
    type('It was late.');
    fireEvent.focus(plan);
    fireEvent.click(button('Undo'));
    expect([plan.value, field().value]).toEqual(['', 'It was late.']);
    fireEvent.click(button('Redo'));
    fireEvent.click(screen.getByText('Hide'));
    fireEvent.click(button('Undo'));
    expect([plan.value, field().value]).toEqual(['who, where', '']);
  });
});

const statusText = () => screen.getByRole('status').textContent;

test('says when a text is full, without changing it', () => {
  editor();
  expect(statusText()).toBe('');
  const plan = screen.getByLabelText<HTMLTextAreaElement>('Plan, just for you');
  fireEvent.focus(plan);
  fireEvent.input(plan, { target: { value: 'a'.repeat(maxEssayLength) } });
  expect(statusText()).toMatch(/^Your plan can hold 20,000 characters, and it is full\./);
  fireEvent.focus(field());
  expect(statusText()).toBe('');
  type('a'.repeat(maxEssayLength));
  expect(statusText()).toMatch(/^Your essay can hold/);
  type('It was late.');
  expect(statusText()).toBe('');
});

test.each([
  [1_500_000, '25 min left'],
  [90_000, '2 min left'],
  [60_000, '1 min left'],
  [59_999, 'Under a minute left'],
])('%i ms are "%s"', (ms, words) => {
  expect(minutesLeftLabel(ms)).toBe(words);
});
