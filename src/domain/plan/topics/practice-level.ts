import { blueprint } from '@/domain/exam/test/blueprint';
import { testLevels } from '@/domain/exam/level/test-levels';

/** The level that the items of the practice pool are written for. */
export const practiceLevel = testLevels[blueprint.practice.level];
