import { blueprint } from '@/domain/exam/blueprint';
import { levels } from '@/domain/exam/level/levels';

/** The level that practice prepares for: the one that the items of its pool are written for. */
export const practiceLevel = levels[blueprint.practice.level];
