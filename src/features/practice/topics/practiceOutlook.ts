/** The standing of sections and topics in a student's answers, and what practice can still gain in them. */
import { type PracticeFacts, readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { buildSkillProfile, type SkillProfile } from '@/domain/plan/ability/ability';
import { gainsByTopic, type TopicGains } from '@/domain/plan/drills/topic-outlook';

export interface PracticeOutlook {
  readonly skillProfile: Pick<SkillProfile, 'level' | 'sections' | 'topics'>;
  readonly gains: TopicGains;
  /** The time for which all of it was calculated, in epoch milliseconds. */
  readonly nowMs: number;
}

export function outlookFrom(facts: PracticeFacts, nowMs: number): PracticeOutlook {
  const { skillProfile } = facts;
  return { skillProfile, gains: gainsByTopic(skillProfile, facts), nowMs };
}

/** The outlook of a student who has answered nothing, which is also what a visitor sees. */
export const emptyOutlook: PracticeOutlook = {
  skillProfile: buildSkillProfile([], 0, defaultLevel),
  gains: new Map(),
  nowMs: 0,
};

/** @throws Error (rejects) when the index of the bank can't be fetched, after several tries. */
export async function readPracticeOutlook(record: StudentRecord): Promise<PracticeOutlook> {
  const nowMs = Date.now();
  return outlookFrom(await readPracticeFacts(record, nowMs), nowMs);
}
