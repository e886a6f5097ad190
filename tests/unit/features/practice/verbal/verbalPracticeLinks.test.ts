/** The links of the verbal page. */
import { describe, expect, test } from 'vitest';
import { parseDrill } from '@/domain/plan/drills/parse-drill';
import { drillPath } from '@/features/practice/drillPath';
import { bridgeBuilderPath, verbalSubject } from '@/features/practice/verbal/verbalPracticeLinks';
import { rootQuestionText } from '@/features/practice/verbal/verbalPracticeText';

const requested = (path: string) => parseDrill(new URLSearchParams(path.slice(path.indexOf('?'))));

describe('the links', () => {
  test.each([
    ['synonyms', null, { kind: 'topic', topic: 'synonyms' }],
    ['synonyms', 'degree', { kind: 'topic', topic: 'synonyms' }],
    ['analogies', 'degree', { kind: 'topic', topic: 'analogy-degree' }],
    ['analogies', null, { kind: 'group', group: 'analogies' }],
    ['both', 'degree', { kind: 'section', section: 'verbal' }],
  ] as const)('%s with %s starts a drill that exists', (kind, relation, subject) => {
    const path = drillPath({ subject: verbalSubject(kind, relation), questions: 20 });
    expect(requested(path)).toMatchObject({ subject, questions: 20 });
  });
  test('a relation opens the builder at that relation', () => {
    expect(bridgeBuilderPath('lack-of')).toBe('/ssat-verbal-practice?bridges=lack-of#bridge-builder');
  });
});

test.each([
  [['benefit'], 'It appears in “benefit.” What does it mean?'],
  [['benefit', 'benign', 'bonus'], 'It appears in “benefit” and “benign.” What does it mean?'],
])('asks about a root with the words %o', (words, sentence) => {
  expect(rootQuestionText(words.map((word) => ({ word, meaning: '' })))).toBe(sentence);
});
