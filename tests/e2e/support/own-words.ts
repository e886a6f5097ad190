/** A family's own words in a record, such as names and notes, and a device with that record and a second learner. */
import type { Page } from '@playwright/test';
import type { LearnerGoal } from '../../../src/domain/learner/learner-goal';
import type {
  SavedGoal,
  SavedNote,
  SavedProfile,
  SavedReportedTest,
} from '../../../src/domain/learner/setup';
import type { IsoDay } from '../../../src/lib/dates/calendar';
import { simulatedExport } from '../../simulated';
import { importOnDevice } from './practiced';
import { expect, open } from './site';

export interface OwnWords {
  readonly nickname: string;
  readonly otherNickname: string;
  readonly school: string;
  readonly goal: string;
  /** On a test, and the description of the goal. */
  readonly note: string;
  readonly testName: string;
  /** On the timeline. */
  readonly happened: string;
}

/** A Tuesday afternoon in the browser's time zone. */
export const now = new Date('2026-11-24T16:00:00');
const changedAt = now.getTime();

const profileOf = ({ nickname, school }: OwnWords): SavedProfile => ({
  id: 'profile',
  learner: 'own-words',
  profile: {
    nickname,
    grade: 8,
    level: null,
    testDay: null,
    targets: { total: 2200, sections: { verbal: null, quantitative: null, reading: null } },
    schools: [
      { name: school, targetPercentile: 60 },
      { name: school, targetPercentile: 85 },
      { name: school, targetPercentile: 85 },
    ],
    weeklyMinutes: 300,
    stretchMinutes: null,
  },
  changedAt,
});

const goalOf = (
  { goal, note }: OwnWords,
  rest: Pick<LearnerGoal, 'id' | 'kind' | 'targetValue'>,
): SavedGoal => ({
  id: rest.id,
  goal: {
    ...rest,
    title: goal,
    description: note,
    setOn: '2026-11-16',
    dueOn: '2026-12-20',
    measure: { kind: 'sessions', of: {} },
    priority: 'high',
  },
  changedAt,
});

const reportedOn = (on: IsoDay, percentile: number): SavedReportedTest => {
  const section = { score: 640 + percentile, percentile };
  return {
    id: on,
    test: {
      source: 'official',
      on,
      level: 'upper',
      scores: { verbal: section, quantitative: section, reading: section },
      totalPercentile: percentile,
    },
    changedAt,
  };
};

const noteOn = ({ happened: text }: OwnWords, id: string, from: IsoDay, to: IsoDay): SavedNote => ({
  id,
  note: { id, from, to, text },
  changedAt,
});

/** An export of a first week with the words in all places, and with schools and goals of one name. */
function recordOf(words: OwnWords): string {
  const record = JSON.parse(simulatedExport('first-week', changedAt));
  const named = ['free-test', 'essay'];
  return JSON.stringify({
    ...record,
    notes: named.map((id) => ({ id, name: words.testName, note: words.note, selfCheck: {}, changedAt })),
    profiles: [profileOf(words)],
    goals: [
      goalOf(words, { id: 'goal-1', kind: 'academic', targetValue: 40 }),
      goalOf(words, { id: 'goal-2', kind: 'academic', targetValue: 60 }),
      // Reached, so the weekly report names it.
      goalOf(words, { id: 'goal-3', kind: 'habits', targetValue: 1 }),
    ],
    timelineNotes: [
      noteOn(words, 'note-1', '2026-10-12', '2026-10-16'),
      noteOn(words, 'note-2', '2026-11-18', '2026-11-24'),
    ],
    reportedTests: [reportedOn('2026-09-05', 55), reportedOn('2026-10-03', 65), reportedOn('2026-11-07', 75)],
  });
}

/** Saves the record on this device, and adds the second learner. */
export async function saveOwnWords(page: Page, words: OwnWords): Promise<void> {
  await importOnDevice(page, now, recordOf(words));
  await open(page, '/my-page');
  await page.getByRole('button', { name: /Whose figures$/ }).click();
  await page.getByRole('button', { name: 'Add another student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Another Student' });
  await dialog.getByLabel('Nickname of the New Student').fill(words.otherNickname);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const current = page.getByRole('button', { name: /Switch students$/ });
  await expect(current).toContainText(words.otherNickname);
  await current.click();
  await page.getByRole('menuitemradio').filter({ hasText: words.nickname }).click();
  await expect(current).toContainText(words.nickname);
}
