/** Reviewing an essay: checking it against the list, saving it as text, comparing it with another one. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { theme } from '@theme';
import type { StudentRecord } from '@/data/record/api';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { type EssayResult, judgeAttempt } from '@/domain/exam/scoring/result';
import type { OtherEssay } from '@/features/results/essay/useOtherEssays';
import { EssayComparison } from '@/features/results/essay/EssayComparison';
import { rubric } from '@/features/results/essay/rubric';
import { EssayReview } from '@/features/results/EssayReview';
import { nowMs, played, sampleContent, stepsTo } from '../../domain/exam/sample-attempts';

const read = vi.hoisted(() => ({ essays: [] as unknown[] }));
const savedNotes = vi.hoisted(() => new Map<string, AttemptNotes>());
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => ({
    prepareRecord: () => Promise.resolve(),
    subscribe: () => () => undefined,
    readNotes: (id: string) => Promise.resolve(savedNotes.get(id) ?? null),
    changeNotes: (id: string, change: Parameters<StudentRecord['changeNotes']>[1]) => {
      if (id === 'full') return Promise.resolve({ state: 'refused' });
      savedNotes.set(id, { id, changedAt: 1, ...change(savedNotes.get(id) ?? null) });
      return Promise.resolve({ state: 'saved', place: 'device', refusal: null });
    },
  }),
}));
vi.mock('@/features/results/essay/useOtherEssays', () => ({ useOtherEssays: () => read.essays }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { attempt } = played([
  ...stepsTo.essay,
  { type: 'choose-prompt', prompt: 'pro-0002' },
  { type: 'write', text: 'It was late. Nobody came.' },
  { type: 'finish' },
]);
const result = judgeAttempt(attempt, sampleContent, nowMs);

function review(attemptId: string, changes: Partial<EssayResult> = {}) {
  const [essay] = result.parts;
  if (essay?.kind !== 'essay') throw new Error('The sample begins with an essay');
  return render(
    <ThemeProvider theme={theme}>
      <EssayReview
        title="Writing Sample"
        essay={{ ...essay, ...changes }}
        result={{ ...result, attemptId }}
      />
    </ThemeProvider>,
  );
}

describe('the self-check', () => {
  test('suggests one thing to try next for each criterion, and saves what was chosen', async () => {
    const { unmount } = review('kept');
    for (const { title, levels } of rubric.slice(0, 2)) {
      const section = within(screen.getByLabelText(title));
      expect(section.getByRole('status').textContent).toBe('');
      fireEvent.click(section.getByRole('button', { name: 'Mostly' }));
      expect(section.getByRole('status').textContent).toBe(
        `${levels[2].description}Next time: ${levels[2].next}`,
      );
    }
    // Written shortly after the tap.
    await new Promise((resolve) => setTimeout(resolve));
    unmount();
    review('kept');
    const again = within(screen.getByLabelText(rubric[0]?.title ?? ''));
    expect(await again.findByText('Next time:')).toBeTruthy();
    const steps = within(again.getByRole('group')).getAllByRole('button');
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-pressed')])).toEqual([
      ['Not yet', 'false'],
      ['In part', 'false'],
      ['Mostly', 'true'],
      ['Throughout', 'false'],
    ]);
    cleanup();
    review('another');
    expect(screen.queryByText('Next time:')).toBeNull();
  });

  test('says if a choice could not be saved', async () => {
    review('full');
    const section = within(screen.getByLabelText(rubric[0]?.title ?? ''));
    fireEvent.click(section.getByRole('button', { name: 'Mostly' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
    expect(section.getByText('Next time:')).toBeTruthy();
  });

  test('pressing the chosen step again keeps it, and the four steps have an example each', () => {
    review('again');
    const [criterion] = rubric;
    const section = within(screen.getByLabelText(criterion?.title ?? ''));
    const step = section.getByRole('button', { name: 'In part' });
    fireEvent.click(step);
    fireEvent.click(step);
    expect(step.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(section.getByRole('button', { name: 'The four steps, with an example of each' }));
    for (const { description, example } of criterion?.levels ?? []) {
      expect(section.getAllByText(description).length).toBeGreaterThan(0);
      expect(section.getByText(example)).toBeTruthy();
    }
  });

  test('has no total', () => {
    review('sum');
    for (const { title } of rubric)
      fireEvent.click(within(screen.getByLabelText(title)).getByRole('button', { name: 'Throughout' }));
    expect(document.body.textContent).not.toMatch(/\d+ (?:of|out of) \d+|\d+%|total/i);
  });
});

test('an empty essay can’t be reviewed', () => {
  review('empty', { text: ' \n' });
  expect(screen.getByText('No essay was written')).toBeTruthy();
  expect(screen.queryByText('Read It Over')).toBeNull();
});

test('saves the text in a file named after its day', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let made = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob instanceof Blob ? blob : made;
    return 'blob:essay';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  });
  review('saved');
  fireEvent.click(screen.getByText('Save as text'));
  expect(saved.map(({ name }) => name)).toEqual(['essay-2026-11-21.txt']);
  expect(await saved[0]?.blob.text()).toContain('ESSAY\nIt was late. Nobody came.');
});

test('printing marks the essay and the choices until it is done', () => {
  const print = vi.fn(() => document.querySelectorAll('[data-print-alone]').length);
  vi.stubGlobal('print', print);
  review('printed');
  fireEvent.click(screen.getByText('Print the essay'));
  expect(print).toHaveReturnedWith(1);
  expect(document.querySelector('[data-print-alone]')?.textContent).toContain('Nobody came.');
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('[data-print-alone]')).toBeNull();
});

const at = (day: number) => ({ utcMs: Date.UTC(2026, 10, day, 15), offsetMinutes: -300 });

describe('compared with another essay', () => {
  const here = {
    attemptId: 'a',
    finishedAt: at(21),
    promptRef: 'pro-0002',
    content: [],
    text: 'It was early.',
    selfCheck: { order: 3, detail: 2 },
  };
  const other = (changes: Partial<OtherEssay>): OtherEssay => ({
    attemptId: 'b',
    finishedAt: at(14),
    promptRef: 'pro-0002',
    content: [],
    text: 'It was late.',
    selfCheck: { order: 2 },
    prompt: { id: 'pro-0002', version: 1, section: 'writing', kind: 'general', text: 'Is it late?' },
    ...changes,
  });
  const compare = (changes: Partial<OtherEssay> = {}) =>
    render(
      <ThemeProvider theme={theme}>
        <EssayComparison essay={here} other={other(changes)} />
      </ThemeProvider>,
    );

  test('marks removals and additions in words, too', () => {
    const { container } = compare();
    expect(container.querySelector('del')?.textContent).toBe(' [removed: late.] ');
    expect(container.querySelector('ins')?.textContent).toBe(' [added: early.] ');
    expect(screen.getByLabelText('The earlier essay').textContent).toContain('Nov 14, 2026');
    expect(screen.getByLabelText('The later essay').textContent).toContain('this essay');
    expect(screen.getByRole('status').textContent).toContain('1 word of the earlier essay is gone');
  });

  test('shows both self-checks side by side', () => {
    compare();
    const cells = [...screen.getByRole('table').querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(cells).toContain('Order and paragraphsIn partMostly');
    expect(cells).toContain('Detail and exampleNot checkedIn part');
  });

  test.each([
    [{}, 'Check the earlier essay against the list above'],
    [{ finishedAt: at(28) }, 'Check the later essay against the list above'],
  ])('asks for a missing self-check: %o', (changes, words) => {
    compare({ selfCheck: {}, ...changes });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(new RegExp(`^${words}`))).toBeTruthy();
  });

  test('puts a later essay after this one', () => {
    compare({ finishedAt: at(28) });
    expect(screen.getByLabelText('The earlier essay').textContent).toContain('this essay');
  });

  test('marks nothing for a different prompt', () => {
    const { container } = compare({ promptRef: 'pro-0001' });
    expect(container.querySelector('ins, del')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('The prompts differ, so nothing is marked');
  });

  test('lists essays by day, length, and prompt', () => {
    read.essays = [other({}), other({ attemptId: 'c', promptRef: null, prompt: null })];
    review('chooser');
    const select = screen.getByLabelText<HTMLSelectElement>('Your other essays, newest first');
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Choose one',
      'Nov 14, 2026, 3 words, on the same prompt',
      'Nov 14, 2026, 3 words, without a prompt',
    ]);
    fireEvent.change(select, { target: { value: 'b' } });
    expect(screen.getByLabelText('The earlier essay')).toBeTruthy();
  });
});
