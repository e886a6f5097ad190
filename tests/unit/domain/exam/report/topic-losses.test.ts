/** Where the points of a test were lost. */
import { describe, expect, test } from 'vitest';
import { lossesForHalf, pointLosses, sectionOfLoss } from '@/domain/exam/report/topic-losses';
import type { Verdict } from '@/domain/exam/attempts/response';
import type { Item } from '@/domain/exam/items/item';
import { quantitativeItem, synonymItem } from '../sample-items';
import { judged, sectionOf, times } from './sample-results';

const noun = synonymItem(1, { partOfSpeech: 'noun' });
const verb = synonymItem(2, { partOfSpeech: 'verb' });
const angles = quantitativeItem(1, { topic: 'angles' });
const answers = (item: Item, verdicts: readonly Verdict[]) => verdicts.map((each) => judged(each, {}, item));
const unreached = (item: Item, count: number) => times(count, () => judged('blank', { timeMs: 0 }, item));

describe('points lost', () => {
  test.each<[string, readonly Verdict[], number]>([
    ['a wrong answer costs its point and a quarter', ['wrong'], 5],
    ['a blank costs its point', ['blank'], 4],
    ['right answers cost nothing', ['right', 'wrong', 'right', 'blank'], 9],
  ])('%s', (_, verdicts, quarters) => {
    expect(pointLosses([sectionOf('verbal', answers(noun, verdicts))])).toMatchObject([
      { kind: 'topic', group: 'synonyms-nouns', questions: verdicts.length, quarters },
    ]);
  });

  test('nothing lost has no rows', () => {
    expect(pointLosses([sectionOf('verbal', answers(noun, ['right', 'right']))])).toEqual([]);
    expect(pointLosses([])).toEqual([]);
  });

  test('the most first, equal ones in the order of topics, over all sections', () => {
    const losses = pointLosses([
      sectionOf('quantitative', answers(angles, ['wrong', 'wrong'])),
      sectionOf('verbal', [...answers(verb, ['wrong']), ...answers(noun, ['wrong'])]),
    ]);
    expect(losses.map((loss) => [loss.kind === 'topic' && loss.group, loss.quarters])).toEqual([
      ['geometry', 10],
      ['synonyms-nouns', 5],
      ['synonyms-verbs', 5],
    ]);
    expect(losses.map(sectionOfLoss)).toEqual(['quantitative', 'verbal', 'verbal']);
  });

  test('a question seen before costs points, too', () => {
    const seen = judged('wrong', {}, noun, { seenBefore: true });
    expect(pointLosses([sectionOf('verbal', [seen])])).toMatchObject([{ quarters: 5, questions: 1 }]);
  });

  test('questions never on screen are a row of their section, and of no topic', () => {
    const losses = pointLosses([
      sectionOf('verbal', [...answers(noun, ['wrong']), ...unreached(noun, 3)]),
      sectionOf('quantitative', unreached(angles, 1)),
    ]);
    expect(losses).toEqual([
      { kind: 'not-reached', section: 'verbal', wrong: 0, blank: 3, quarters: 12 },
      { kind: 'topic', group: 'synonyms-nouns', questions: 1, wrong: 1, blank: 0, quarters: 5 },
      { kind: 'not-reached', section: 'quantitative', wrong: 0, blank: 1, quarters: 4 },
    ]);
  });

  test('add up to all points that were missed', () => {
    const part = sectionOf('verbal', [
      ...answers(noun, ['right', 'wrong', 'blank']),
      ...answers(verb, ['wrong']),
      ...unreached(noun, 2),
    ]);
    const lost = pointLosses([part]).reduce((sum, { quarters }) => sum + quarters, 0);
    expect(lost).toBe(part.score.maximumQuarters - part.score.quarters);
  });
});

test.each<[readonly number[], number]>([
  [[], 0],
  [[4], 1],
  [[4, 4], 1],
  [[5, 4, 4], 2],
  [[10, 5, 5], 1],
  [[5, 5, 5, 4, 4, 4, 4], 4],
])('of losses of %j quarters, %i make half', (quarters, count) => {
  const losses = quarters.map(
    (each) => ({ kind: 'not-reached', section: 'verbal', wrong: 0, blank: 0, quarters: each }) as const,
  );
  expect(lossesForHalf(losses)).toBe(count);
});
