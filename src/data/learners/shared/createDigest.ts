import { type ScoreScale, totalScale } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { LearnerProfile } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import { parseOrNull } from '@/data/record/attemptSchema';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt, localOffsetMinutes } from '@/lib/dates/localTime';
import { digestFormat, digestVersion, digestLimits, type SharedDigest } from './sharedDigest';
import {
  compareByDay,
  compareByFirstDay,
  compareByStart,
  planEntrySchema,
  goalSchema,
  isPlausiblyDated,
  isPlausibleDigestDay,
  isOnScale,
  noteSchema,
  profileFieldSchemas,
  restDaysSchema,
  sessionSchema,
  testSchema,
  weeklyGoalSchema,
} from './digestSchema';

const minuteMs = 60_000;
/** Rounds a time down to the minute: no screen shows seconds, and dropping them makes a link a quarter shorter. */
const atMinute = (ms: number) => ms - (ms % minuteMs);

/** Renumbers the rows' ids: another device can't open a session or test by id, and attempt ids would make up most of a link. */
function numbered<Row>(rows: readonly Row[], letter: string): readonly Row[] {
  return rows.map((row, index) => ({ ...row, id: `${letter}${index + 1}` }));
}

/**
 * Creates a digest of a learner as of `madeAt`. Leaves out invalid rows, such as a session that a wrong clock dated after `madeAt`,
 * because one of them would make the whole digest invalid. If there are too many rows, includes the latest.
 */
export function createDigest(learner: Learner, madeAt: number): SharedDigest {
  const { profile, sessions, tests, plan, goals, weeklyGoals, notes, readUntil } = learner;
  const madeOn = localDayAt(madeAt);
  return {
    format: digestFormat,
    version: digestVersion,
    madeAt,
    offsetMinutes: localOffsetMinutes(madeAt),
    learner: {
      profile: profileOf(profile, madeOn),
      sessions: numbered(
        sessions
          .flatMap((each) => parseOrNull(sessionSchema, { ...each, at: atMinute(each.at) }) ?? [])
          .filter(({ at }) => isPlausiblyDated(at, madeAt))
          .toSorted(compareByStart)
          .slice(-digestLimits.sessions),
        's',
      ),
      tests: numbered(
        tests
          .flatMap(
            (each) =>
              parseOrNull(testSchema, { ...each, at: atMinute(each.at), end: atMinute(each.end) }) ?? [],
          )
          .filter(({ at, end }) => isPlausiblyDated(at, madeAt) && isPlausiblyDated(end, madeAt))
          .toSorted(compareByStart)
          .slice(-digestLimits.tests),
        't',
      ),
      plan: plan && {
        entries: numbered(
          plan.entries
            .flatMap((each) => parseOrNull(planEntrySchema, each) ?? [])
            .filter(({ day }) => isPlausibleDigestDay(day, madeOn))
            .toSorted(compareByDay)
            .slice(-digestLimits.entries),
          'p',
        ),
        restDays: parseOrNull(restDaysSchema, plan.restDays) ?? [],
      },
      goals: numbered(
        goals
          .flatMap((each) => parseOrNull(goalSchema, each) ?? [])
          .filter(
            ({ setOn, dueOn }) => isPlausibleDigestDay(setOn, madeOn) && isPlausibleDigestDay(dueOn, madeOn),
          )
          .slice(-digestLimits.goals),
        'g',
      ),
      weeklyGoals: numbered(
        weeklyGoals.flatMap((each) => parseOrNull(weeklyGoalSchema, each) ?? []).slice(-digestLimits.goals),
        'w',
      ),
      notes: numbered(
        notes
          .flatMap((each) => parseOrNull(noteSchema, each) ?? [])
          .filter(({ from, to }) => isPlausibleDigestDay(from, madeOn) && isPlausibleDigestDay(to, madeOn))
          .toSorted(compareByFirstDay)
          .slice(-digestLimits.notes),
        'n',
      ),
      settings: null,
      readUntil: isPlausiblyDated(readUntil, madeAt) ? atMinute(readUntil) : 0,
      testAnxiety: null,
    },
  };
}

const onScale = (score: number | null, scale: ScoreScale) =>
  score !== null && isOnScale([score], scale) ? score : null;

/** Returns the profile with invalid fields set to null, and without invalid or surplus schools. */
function profileOf(profile: LearnerProfile, madeOn: IsoDay): LearnerProfile {
  const { id, nickname, grade, level, testDay, targets, schools, weeklyMinutes, stretchMinutes } = profile;
  const { total, sections } = targets;
  const { scale } = testLevels[level];
  return {
    id,
    nickname: parseOrNull(profileFieldSchemas.nickname, nickname),
    grade: parseOrNull(profileFieldSchemas.grade, grade),
    level,
    testDay: testDay !== null && isPlausibleDigestDay(testDay, madeOn) ? testDay : null,
    targets: {
      total: onScale(total, totalScale(testLevels[level])),
      sections: {
        verbal: onScale(sections.verbal, scale),
        quantitative: onScale(sections.quantitative, scale),
        reading: onScale(sections.reading, scale),
      },
    },
    schools: schools
      .flatMap((each) => parseOrNull(profileFieldSchemas.school, each) ?? [])
      .slice(0, digestLimits.schools),
    weeklyMinutes: parseOrNull(profileFieldSchemas.weekMinutes, weeklyMinutes),
    stretchMinutes: parseOrNull(profileFieldSchemas.weekMinutes, stretchMinutes),
  };
}
