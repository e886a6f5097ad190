import { describe, expect, test } from 'vitest';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { isUsableCard, isUsablePlan, isUsableWordDay } from '@/domain/plan/ability/usable-records';
import type { WordDay } from '@/domain/plan/words/word-day';
import { wordCard } from '../words/card';

const today = '2026-11-23';
const enormous = Number.MAX_SAFE_INTEGER;

const card = wordCard({ id: 'frugal', reviewedOn: '2026-11-21', dueDay: '2026-11-24' });

describe('a word card', () => {
  test.each<[string, Partial<WordCard>, boolean]>([
    ['valid', {}, true],
    ['for a word that returns in decades', { dueDay: '2066-11-21', stability: 14_000 }, true],
    ['due in the year 9999', { dueDay: '9999-12-31' }, false],
    ['due before it was reviewed', { dueDay: '2026-11-20' }, false],
    ['reviewed in the year 0', { reviewedOn: '0000-01-01' }, false],
    ['reviewed in ten years', { reviewedOn: '2036-11-21', dueDay: '2036-11-22' }, false],
    ['with a memory that the algorithm rejects', { stability: 1e-4 }, false],
    ['with endless memory', { stability: 1e300 }, false],
    ['with too many reviews', { reviews: enormous }, false],
  ])('%s is usable: %s', (_, changes, isUsable) =>
    expect(isUsableCard({ ...card, ...changes }, today)).toBe(isUsable),
  );
});

const entry = { id: 'e1', day: '2026-11-23', minutes: 20, activity: { kind: 'words' } } as const;
const plan: StudyPlan = {
  madeOn: '2026-11-21',
  testDate: '2026-12-12',
  minutesPerDay: 20,
  restDays: [6],
  balance: { verbal: 30, quantitative: 30, reading: 25, writing: 15 },
  answersUntil: 0,
  entries: [entry],
};

describe('a plan', () => {
  test.each<[string, Partial<StudyPlan>, boolean]>([
    ['a new plan', {}, true],
    ['for a test that is over', { testDate: '2026-11-22' }, true],
    ['without entries', { entries: [] }, true],
    ['for the year 9999', { testDate: '9999-12-31' }, false],
    ['over more than two years', { testDate: '2028-11-23' }, false],
    ['made before the site existed', { madeOn: '1970-01-01' }, false],
    [
      'with an entry in the year 9999',
      { entries: [entry, { ...entry, id: 'e2', day: '9999-01-01' }] },
      false,
    ],
    ['with a missed entry in the year 0', { missed: [{ ...entry, day: '0000-01-01', moved: true }] }, false],
  ])('%s is usable: %s', (_, changes, isUsable) =>
    expect(isUsablePlan({ ...plan, ...changes }, today)).toBe(isUsable),
  );
});

const wordDay: WordDay = { id: '2026-11-22', recalls: 12, newWords: 4, ms: 500_000, changedAt: 0 };

describe('a day of words', () => {
  test.each<[string, Partial<WordDay>, boolean]>([
    ['valid', {}, true],
    ['in the year 9999', { id: '9999-12-31' }, false],
    ['that lasts a year', { ms: 31_536_000_000 }, false],
    ['with an impossible number of reviews', { recalls: enormous }, false],
    ['with an impossible number of new words', { newWords: enormous }, false],
  ])('%s is usable: %s', (_, changes, isUsable) =>
    expect(isUsableWordDay({ ...wordDay, ...changes }, today)).toBe(isUsable),
  );
});
