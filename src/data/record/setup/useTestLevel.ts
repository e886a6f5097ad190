import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { detectLocalData } from '@/data/record/learner/recordMark';
import { readLearnerLevel, saveLevel } from '@/data/record/setup/learnerLevel';
import { studentRecord } from '@/data/record/studentRecord';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { defaultLevel, type LevelId, parseLevel } from '@/domain/exam/level/level-id';

interface TestLevelChoice {
  readonly level: LevelId;
  /** False for a new visitor who hasn't chosen yet: without a record, a choice on this visit, or one in the address. */
  readonly isKnown: boolean;
  /** True until the level has been read; it may still change. */
  readonly isReading: boolean;
  /** Chooses a level for the visit, and saves it with the profile of a learner who has a record. */
  readonly choose: (level: LevelId) => void;
}

/** The parameter of a link to a page for one level: `?level=middle`. */
export const levelParam = 'level';

const never = () => () => undefined;

/**
 * Returns the level that a page is for: that of its address, else the one chosen on this visit, else the learner's own. An address
 * chooses for the visit, and changes nothing that is saved. A document is for the default level, and so is its hydration.
 */
export function useTestLevel(): TestLevelChoice {
  const [address, setAddress] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const asked = isHydrated ? parseLevel(address.get(levelParam)) : null;
  const { found, failed } = useRecordQuery(readLearnerLevel);
  useEffect(() => {
    if (asked !== null) studentRecord().chooseLevel(asked);
  }, [asked]);
  const choose = useCallback(
    (level: LevelId) => {
      studentRecord().chooseLevel(level);
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(levelParam, level);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
      if (detectLocalData() === 'record') void saveLevel(level);
    },
    [setAddress],
  );
  return {
    level: asked ?? found ?? defaultLevel,
    isKnown:
      isHydrated &&
      (asked !== null || studentRecord().chosenLevel() !== null || detectLocalData() === 'record'),
    isReading: asked === null && found === null && !failed,
    choose,
  };
}
