import { useCallback } from 'react';
import type { StudentRecord } from '@/data/record/api';
import { placeNoticeText } from '@/data/record/notices/placeNotice';
import { notSavedSentence } from '@/data/record/notices/savedSentences';
import { saveRows } from '@/data/record/saveRows';
import { readProfile, writeProfile } from '@/data/record/setup/learnerSetup';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { targetTotal, withTargetTotal } from '@/domain/learner/learner-profile';

const readTarget = async (record: StudentRecord) => ({ target: targetTotal(await readProfile(record)) });

/** The student's target for the total score from the profile; null for none. */
export function useTargetTotal(): {
  readonly target: number | null;
  /** Saves a target (null removes it) and resolves to a message, or null if it was saved where the student chose. */
  readonly setTarget: (target: number | null) => Promise<string | null>;
} {
  const { found, readAgain } = useRecordQuery(readTarget);
  const setTarget = useCallback(
    async (target: number | null) => {
      const saved = await saveRows((record) =>
        writeProfile(record, (was) => ({ ...was, targets: withTargetTotal(was.targets, target) })),
      );
      await readAgain();
      return saved.state === 'saved'
        ? placeNoticeText('profile', saved, saved.savesOnDevice)
        : notSavedSentence('target', saved.state);
    },
    [readAgain],
  );
  return { target: found?.target ?? null, setTarget };
}
