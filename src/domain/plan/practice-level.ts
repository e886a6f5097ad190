import { blueprint } from '@/domain/exam/blueprint';
import { testLevels } from '@/domain/exam/level/test-levels';

/** The level that practice prepares for: the one that the items of its pool are written for. */
export const practiceLevel = testLevels[blueprint.practice.level];
