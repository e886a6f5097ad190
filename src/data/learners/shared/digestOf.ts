import { type Scale, totalScale } from '@/domain/exam/level/level';
import { levels } from '@/domain/exam/level/levels';
import type { LearnerProfile } from '@/domain/learner/profile';
import type { LearnerRecord } from '@/domain/learner/record';
import { parsed } from '@/data/record/schema';
import { digestFormat, digestVersion, mostShared, type SharedDigest } from './digest';
import {
  byDay,
  byStart,
  entrySchema,
  goalSchema,
  isDated,
  isDay,
  isOnScale,
  profileParts,
  restDaysSchema,
  sessionSchema,
  testSchema,
  weeklyGoalSchema,
} from './schema';

const minuteMs = 60_000;
/** No screen shows the seconds of a start, and without them a link is a quarter shorter. */
const atMinute = (ms: number) => ms - (ms % minuteMs);

/**
 * Rows under ids of the digest's own: on another device nobody can open a sitting by its id, and the ids of attempts alone would be
 * most of a link.
 */
function numbered<Row>(rows: readonly Row[], letter: string): readonly Row[] {
  return rows.map((row, index) => ({ ...row, id: `${letter}${index + 1}` }));
}

/**
 * The digest of a record at a moment. What can't be right in the record, such as a sitting that a wrong clock dated after `madeAt`, stays
 * behind: otherwise all of the digest would be refused. Of too many rows the latest are taken.
 */
export function digestOf(record: LearnerRecord, madeAt: number): SharedDigest {
  const { profile, sessions, tests, plan, goals, weeklyGoals, readUntil } = record;
  return {
    format: digestFormat,
    version: digestVersion,
    madeAt,
    record: {
      profile: profileOf(profile, madeAt),
      sessions: numbered(
        sessions
          .flatMap((each) => parsed(sessionSchema, { ...each, at: atMinute(each.at) }) ?? [])
          .filter(({ at }) => isDated(at, madeAt))
          .toSorted(byStart)
          .slice(-mostShared.sessions),
        's',
      ),
      tests: numbered(
        tests
          .flatMap(
            (each) => parsed(testSchema, { ...each, at: atMinute(each.at), end: atMinute(each.end) }) ?? [],
          )
          .filter(({ at, end }) => isDated(at, madeAt) && isDated(end, madeAt))
          .toSorted(byStart)
          .slice(-mostShared.tests),
        't',
      ),
      plan: plan && {
        entries: numbered(
          plan.entries
            .flatMap((each) => parsed(entrySchema, each) ?? [])
            .filter(({ day }) => isDay(day, madeAt))
            .toSorted(byDay)
            .slice(-mostShared.entries),
          'p',
        ),
        restDays: parsed(restDaysSchema, plan.restDays) ?? [],
      },
      goals: numbered(
        goals
          .flatMap((each) => parsed(goalSchema, each) ?? [])
          .filter(({ setOn, dueOn }) => isDay(setOn, madeAt) && isDay(dueOn, madeAt))
          .slice(-mostShared.goals),
        'g',
      ),
      weeklyGoals: numbered(
        weeklyGoals.flatMap((each) => parsed(weeklyGoalSchema, each) ?? []).slice(-mostShared.goals),
        'w',
      ),
      settings: null,
      readUntil: isDated(readUntil, madeAt) ? atMinute(readUntil) : 0,
      testAnxiety: null,
    },
  };
}

const onScale = (score: number | null, scale: Scale) =>
  score !== null && isOnScale([score], scale) ? score : null;

/** The profile without what can't be right in it. */
function profileOf(profile: LearnerProfile, madeAt: number): LearnerProfile {
  const { id, nickname, grade, level, testDay, targets, schools, weeklyMinutes, stretchMinutes } = profile;
  const { total, sections } = targets;
  const { scale } = levels[level];
  return {
    id,
    nickname: parsed(profileParts.nickname, nickname),
    grade: parsed(profileParts.grade, grade),
    level,
    testDay: testDay !== null && isDay(testDay, madeAt) ? testDay : null,
    targets: {
      total: onScale(total, totalScale(levels[level])),
      sections: {
        verbal: onScale(sections.verbal, scale),
        quantitative: onScale(sections.quantitative, scale),
        reading: onScale(sections.reading, scale),
      },
    },
    schools: schools.flatMap((each) => parsed(profileParts.school, each) ?? []).slice(0, mostShared.schools),
    weeklyMinutes: parsed(profileParts.weekMinutes, weeklyMinutes),
    stretchMinutes: parsed(profileParts.weekMinutes, stretchMinutes),
  };
}
