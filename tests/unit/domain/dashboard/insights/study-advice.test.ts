/** Advice. */
import { describe, expect, test } from 'vitest';
import { studyAdvice } from '@/domain/dashboard/insights/study-advice';
import { ago, evening, logOf, nothingSaid, planWith, entryOn, recordWith, session } from '../logs';

const advice = {
  'math-circles': { student: 'Write the radius first.', parent: 'Ask for the radius.' },
  'reading-tone': { student: 'Name the tone.', parent: 'Read a poem.' },
};

describe('advice', () => {
  const circles = { topic: 'math-circles', solved: 100, right: 60 } as const;
  test('is based on topics, balance, and missed sessions', () => {
    const log = logOf([2, 3, 4, 5, 6].map((index) => session(ago(index), 'quantitative', 60, circles)));
    const given = studyAdvice(recordWith(log), advice, evening);
    expect(given.map(({ subject }) => subject)).toEqual([
      {
        kind: 'step',
        step: {
          kind: 'first test',
          plannedDay: '2026-11-21',
          hours: 5,
          isMeasured: false,
          results: 'scaled',
        },
      },
      { kind: 'topic', topic: 'math-circles' },
      { kind: 'plan' },
      { kind: 'plan' },
    ]);
    expect(given.map(({ text }) => text)).toEqual([
      'A first full test on Saturday, Nov 21. 5 hours of study are logged. Only a full test shows a total score.',
      'Circles, 60% right. For the student: Write the radius first.',
      'Give Verbal a larger share of the plan. It had 0% of the hours so far, the plan for the next four weeks gives it 7%, and we advise 30%.',
      'Find another time for the full test, the one session missed in the last seven days.',
    ]);
  });
  test('without a plan, covers only the next step, balance, and topics, and a topic only if it has advice', () => {
    const log = logOf([session(ago(6), 'quantitative', 60, circles)]);
    expect(studyAdvice(recordWith(log, nothingSaid), advice, evening)).toHaveLength(3);
    expect(studyAdvice(recordWith(log, nothingSaid), {}, evening).map(({ text }) => text)).toEqual([
      'The free test, in 65 minutes. Half of each scored section is enough to show which section costs the most points.',
      'Give Verbal a larger share of the time. It had 0% of the hours so far, and we advise 30%.',
    ]);
  });
  test('is the next step alone for an empty log, and mentions several missed sessions in one sentence', () => {
    expect(studyAdvice(recordWith(logOf()), advice, evening).map(({ subject }) => subject.kind)).toEqual([
      'step',
    ]);
    expect(
      studyAdvice(recordWith(logOf([session(ago(6), 'quantitative', 60)])), advice, evening).at(-1)?.text,
    ).toMatch(/^5 planned sessions were missed in the last seven days/);
  });
  test('looks for other times while fewer than a third of the sessions were missed', () => {
    const week = [6, 5, 4, 3, 2, 1].map((days) => session(ago(days), 'quantitative', 60));
    const plan = planWith(
      [6, 5, 4, 3, 2, 1, 0].flatMap((days) => [
        entryOn(ago(days), { id: `done ${days}`, status: 'done' }),
        ...(days < 2 ? [entryOn(ago(days + 1), { id: `open ${days}`, start: 60 })] : []),
      ]),
    );
    const texts = studyAdvice(recordWith(logOf(week), { plan }), advice, evening).map(({ text }) => text);
    expect(texts).toContain('Find other times for the two sessions missed in the last seven days.');
  });
});
