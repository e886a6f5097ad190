import { describe, expect, test } from 'vitest';
import type { StudentRecord } from '@/data/record/api';
import { parseNotes } from '@/data/record/notes/attemptNotes';
import { countEssayWords } from '@/domain/exam/essays/essay';
import { selfCheckLevels, type SelfCheck } from '@/domain/exam/essays/self-check';
import { writtenEssays } from '@/domain/exam/essays/written-essay';
import type { EssayResult } from '@/domain/exam/scoring/result';
import { essayFileName, essayFileText } from '@/features/results/essay/essayFile';
import { chosenLevel, rubric } from '@/features/results/essay/rubric';
import { readSelfCheck, writeSelfCheck } from '@/features/results/essay/selfCheckStore';
import { assertPresent } from '@/lib/assert';
import { attemptsAt, nowMs, played, sampleContent, stepsTo } from '../../../domain/exam/sample-attempts';

const essay: EssayResult = {
  kind: 'essay',
  id: 'writing',
  ending: 'handed-in',
  usedMs: 60_000,
  limitMs: 120_000,
  prompt: assertPresent(sampleContent.prompts[0], 'a prompt'),
  outline: 'who, where\n',
  text: 'It was late.\n\nNobody came.\n',
};

describe('an essay as a file', () => {
  test.each([
    ['after its day', Date.UTC(2026, 10, 21, 15), -300, 'essay-2026-11-21.txt'],
    ['after the student’s local day', Date.UTC(2026, 10, 22, 3), -300, 'essay-2026-11-21.txt'],
    ['correctly east of Greenwich, too', Date.UTC(2026, 11, 31, 23), 120, 'essay-2027-01-01.txt'],
  ])('is named %s', (_, utcMs, offsetMinutes, name) => {
    expect(essayFileName({ utcMs, offsetMinutes })).toBe(name);
  });

  const at = { utcMs: Date.UTC(2026, 10, 21, 15), offsetMinutes: -300 };

  test('has the prompt, plan, and text under their headings', () => {
    expect(essayFileText(essay, 'Writing Sample', at)).toBe(
      `Writing Sample, Nov 21, 2026, 5 words\n\nPROMPT\n${essay.prompt?.text}\n\nPLAN\nwho, where\n\nESSAY\nIt was late.\n\nNobody came.\n`,
    );
  });

  test('leaves out empty parts', () => {
    expect(essayFileText({ ...essay, prompt: null, outline: ' \n' }, 'Writing Sample', at)).toBe(
      'Writing Sample, Nov 21, 2026, 5 words\n\nESSAY\nIt was late.\n\nNobody came.\n',
    );
  });
});

describe('the checklist for reviewing an essay', () => {
  test('has five criteria, each with a name and an id of its own', () => {
    expect(rubric).toHaveLength(5);
    expect(new Set(rubric.flatMap(({ id, title, question }) => [id, title, question])).size).toBe(15);
  });

  const levels = rubric.flatMap((criterion) =>
    criterion.levels.map((level, index) => ({
      title: criterion.title,
      name: selfCheckLevels[index],
      ...level,
    })),
  );

  test.each(levels)('$title, $name: a sentence or two, an example, one thing to try', (level) => {
    expect(level.description.match(/[.!?]/g)?.length).toBeLessThanOrEqual(3);
    expect(countEssayWords(level.example)).toBeGreaterThanOrEqual(30);
    expect(countEssayWords(level.example)).toBeLessThanOrEqual(70);
    expect(level.next).toMatch(/^[a-z].*\.”?$/);
  });

  test('never mentions points', () => {
    expect(JSON.stringify(rubric)).not.toMatch(/\b(?:scores?|points|grades?)\b/i);
  });

  const [first] = rubric;
  test.each<[string, SelfCheck, number | null]>([
    ['nothing chosen', {}, null],
    ['the first level', { prompt: 1 }, 0],
    ['the last level', { prompt: 4 }, 3],
    ['a level that doesn’t exist', { prompt: 5 }, null],
    ['another criterion', { order: 2 }, null],
  ])('%s', (_, chosen, index) => {
    const criterion = assertPresent(first, 'a criterion');
    expect(chosenLevel(criterion, chosen)).toBe(index === null ? null : criterion.levels[index]);
  });
});

describe('a self-check', () => {
  const named = { id: 'a', name: 'My first', note: 'Too long.', selfCheck: { ideas: 3 }, changedAt: 1 };
  test.each([
    ['is saved with its attempt', null, { name: '', note: '', selfCheck: { prompt: 2 } }],
    [
      'keeps the name, the note, and other choices',
      named,
      { name: 'My first', note: 'Too long.', selfCheck: { ideas: 3, prompt: 2 } },
    ],
  ])('%s', async (_, before, after) => {
    const written: unknown[] = [];
    const changeNotes: StudentRecord['changeNotes'] = (id, change) => {
      written.push({ id, ...change(before) });
      return Promise.resolve({ state: 'saved', place: 'device', refusal: null });
    };
    expect(await writeSelfCheck({ changeNotes }, 'a', { prompt: 2 })).toBe('saved');
    expect(written).toEqual([{ id: 'a', ...after }]);
  });

  test('is read with the notes on its attempt', async () => {
    expect(await readSelfCheck({ readNotes: () => Promise.resolve(named) }, 'a')).toEqual({ ideas: 3 });
    expect(await readSelfCheck({ readNotes: () => Promise.resolve(null) }, 'a')).toEqual({});
  });

  test('says if it could not be saved', async () => {
    const record = { changeNotes: () => Promise.resolve({ state: 'newer' } as const) };
    expect(await writeSelfCheck(record, 'a', { prompt: 2 })).toBe('newer');
  });

  test('fits the limits of the record', () => {
    const selfCheck = Object.fromEntries(rubric.map(({ id, levels }) => [id, levels.length]));
    expect(parseNotes({ ...named, selfCheck })).toEqual({ ...named, selfCheck });
  });
});

describe('the essays of a finished test', () => {
  const finish = { type: 'finish' } as const;
  test.each([
    [
      'includes a written essay',
      [...stepsTo.essay, { type: 'write', text: 'It was late.' }, finish],
      ['It was late.'],
    ],
    ['doesn’t count an empty page', [...stepsTo.essay, { type: 'write', text: ' \n' }, finish], []],
    ['an unfinished test has none', [...stepsTo.essay, { type: 'write', text: 'It was late.' }], []],
  ] as const)('%s', (_, steps, texts) => {
    expect(writtenEssays(played([...steps]).attempt, nowMs).map(({ text }) => text)).toEqual(texts);
  });

  test('have their end time and their prompt', () => {
    const prompt = 'pro-0002';
    const { attempt } = played([
      ...stepsTo.essay,
      { type: 'choose-prompt', prompt },
      { type: 'write', text: 'It was late.' },
      finish,
    ]);
    expect(writtenEssays(attempt, nowMs)).toMatchObject([
      { attemptId: attempt.id, promptRef: prompt, content: ['form-a/writing'] },
    ]);
    expect(writtenEssays(attemptsAt.section, nowMs)).toEqual([]);
  });
});
