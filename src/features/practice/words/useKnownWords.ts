import { readTestDayAndPlan } from '@/data/plan/testDay';
import type { StudentRecord } from '@/data/record/api';
import { readLearnerLevel } from '@/data/record/setup/learnerLevel';
import { rowProblemText } from '@/data/record/notices/rowNotices';
import { useRecordFacts } from '@/data/record/useRecordFacts';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { IsoDay } from '@/lib/dates/calendar';
import { withTimeout } from '@/lib/async';

/** The record of a student's words. */
export interface KnownWords {
  /** The level of the test whose words the student learns. */
  readonly level: LevelId;
  /** Those of all levels. */
  readonly cards: readonly WordCard[];
  /** The saved test date; null if there is none. */
  readonly testDate: IsoDay | null;
  /** Null if there is none. */
  readonly plan: StudyPlan | null;
  /** True if the student wants results saved on the device. */
  readonly savesOnDevice: boolean;
  /** The problem with the saved words, as a sentence; null if there is none. */
  readonly problem: string | null;
}

/** A visitor's, who hasn't started; the page knows the level. */
export const noWordsYet: Omit<KnownWords, 'level'> = {
  cards: [],
  testDate: null,
  plan: null,
  savesOnDevice: false,
  problem: null,
};

const readWords = async (record: StudentRecord): Promise<KnownWords> => {
  await record.prepareRecord();
  const [level, cards, { testDay, plan }, ofCards, ofDays] = await Promise.all([
    readLearnerLevel(record),
    record.readSavedRows('cards'),
    readTestDayAndPlan(record),
    record.countUnusableSavedRows('cards'),
    record.countUnusableSavedRows('wordDays'),
  ]);
  return {
    level,
    cards,
    testDate: testDay,
    plan,
    savesOnDevice: record.consent() === 'keep',
    problem: rowProblemText('words', ofCards) ?? rowProblemText('words', ofDays),
  };
};

/** After this long, a read of the record is reported as failed and can be retried. */
const patienceMs = 20_000;
const readInTime = (record: StudentRecord) => withTimeout(readWords(record), patienceMs);

/** Returns the words saved in this browser, read again whenever this or another tab changes them. */
export const useKnownWords = () => useRecordFacts(readInTime);
