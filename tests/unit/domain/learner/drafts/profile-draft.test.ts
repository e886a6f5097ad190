/** A typed profile: its errors, or the resulting facts. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSavedRow } from '@/data/record/saved/savedRows';
import { noTargets } from '@/domain/learner/learner-profile';
import {
  draftFromProfile,
  draftLevel,
  type ProfileDraft,
  profileFieldValidators,
  profileFromDraft,
  draftTargetTotal,
} from '@/domain/learner/drafts/profile-draft';
import { emptyProfile, type EditableProfile } from '@/domain/learner/setup';
import type { LevelId } from '@/domain/exam/level/level-id';

const today = '2026-11-24';
const empty = draftFromProfile(emptyProfile);

describe('validating a field', () => {
  test.each<[string, string | null]>([
    ['', null],
    ['Ana', null],
    [' ' + 'a'.repeat(40) + ' ', null],
    ['a'.repeat(41), 'Keep it to 40 characters; it has 41.'],
  ])('the nickname %o: %s', (text, fault) => expect(profileFieldValidators.nickname(text)).toBe(fault));

  test.each([
    ['Ben', null],
    ['ana ', 'This nickname is already used here. Choose another one.'],
    // It would be saved as the same name.
    ['\u202eAna', 'This nickname is already used here. Choose another one.'],
  ])('the nickname %o beside that of Ana: %s', (text, fault) =>
    expect(profileFieldValidators.nicknameAmong(text, ['Ana'])).toBe(fault),
  );

  test.each<[string, string | null]>([
    ['', null],
    ['2027-01-09', null],
    [today, null],
    ['2027-02-30', 'Enter a real date, such as 2027-01-09.'],
    ['2026-11-23', 'This day has passed. Choose today or a later day, or leave it empty.'],
    ['2028-11-25', 'This is more than two years away. Choose an earlier day.'],
    // The profile's current date.
    ['2026-10-17', null],
  ])('the test date %o: %s', (text, fault) =>
    expect(profileFieldValidators.testDay(text, today, '2026-10-17', false)).toBe(fault),
  );

  test('the test date of a plan can change, but not be removed', () => {
    expect(profileFieldValidators.testDay('2027-02-06', today, '2027-01-09', true)).toBeNull();
    expect(profileFieldValidators.testDay('', today, '2027-01-09', true)).toBe(
      'Your study plan leads up to a test date. Enter another day, or delete the plan first.',
    );
  });

  test.each<[string, LevelId | null, string | null]>([
    ['', 'upper', null],
    ['500', 'upper', null],
    ['800', 'upper', null],
    ['499', 'upper', 'Upper Level scores run from 500 to 800.'],
    ['801', 'upper', 'Upper Level scores run from 500 to 800.'],
    ['440', 'middle', null],
    ['711', 'middle', 'Middle Level scores run from 440 to 710.'],
    ['440', null, null],
    ['439', null, 'SSAT scores run from 440 to 800.'],
    ['650.5', 'upper', 'Enter a whole number from 500 to 800.'],
    ['six', 'upper', 'Enter a whole number from 500 to 800.'],
  ])('the section score %o of the level %s: %s', (text, level, fault) =>
    expect(profileFieldValidators.section(text, level)).toBe(fault),
  );

  test.each<[string, LevelId | null, string | null]>([
    ['', null, null],
    ['2,000', 'upper', null],
    ['1,499', 'upper', 'Upper Level totals run from 1,500 to 2,400.'],
    ['2131', 'middle', 'Middle Level totals run from 1,320 to 2,130.'],
    ['2401', null, 'SSAT totals run from 1,320 to 2,400.'],
    ['2e3', 'upper', 'Enter a whole number from 1,500 to 2,400.'],
  ])('the total %o of the level %s: %s', (text, level, fault) =>
    expect(profileFieldValidators.total(text, level)).toBe(fault),
  );

  test.each<[string, string, string | null, string | null]>([
    ['', '', null, null],
    ['Norcott School', '', null, null],
    ['Norcott School', '99', null, null],
    [' ', '80', 'Name the school for this percentile.', null],
    ['a'.repeat(81), '', 'Keep it to 80 characters; it has 81.', null],
    ['Norcott School', '0', null, 'Enter a whole number from 1 to 99, or leave it empty.'],
    ['Norcott School', '100', null, 'Enter a whole number from 1 to 99, or leave it empty.'],
    ['Norcott School', '80th', null, 'Enter a whole number from 1 to 99, or leave it empty.'],
  ])('the school %o with the percentile %o: %s, %s', (name, percentile, ofName, ofPercentile) => {
    expect(profileFieldValidators.schoolName({ name, percentile })).toBe(ofName);
    expect(profileFieldValidators.schoolPercentile({ name, percentile })).toBe(ofPercentile);
  });

  const hours = 'Enter the hours as a plain number above 0 and up to 100, such as 5 or 2.5.';
  test.each<[string, string | null]>([
    ['', null],
    ['5', null],
    ['2.5', null],
    ['100', null],
    ['0', hours],
    ['-1', hours],
    ['100.1', hours],
    ['5 h', hours],
  ])('%o hours a week: %s', (text, fault) => expect(profileFieldValidators.weeklyHours(text)).toBe(fault));
});

test.each<[ProfileDraft['level'], string, LevelId | null]>([
  ['', '', null],
  ['', '3', null],
  ['', '7', 'middle'],
  ['', '8', 'upper'],
  ['upper', '6', 'upper'],
])('a draft with the level %o and the grade %o has the level %s', (level, grade, expected) => {
  expect(draftLevel({ level, grade })).toBe(expected);
});

const three = { verbal: '660', quantitative: '670', reading: '650' };

test.each<[string, Partial<ProfileDraft>, Partial<EditableProfile>]>([
  ['without anything', {}, {}],
  ['with a nickname', { nickname: ' Ana ' }, { nickname: 'Ana' }],
  ['with blanks', { nickname: ' \u200b', weeklyHours: ' ' }, {}],
  ['with a grade, which decides the level', { grade: '8' }, { grade: 8, level: null }],
  ['with its own level', { grade: '7', level: 'upper' }, { grade: 7, level: 'upper' }],
  ['with a day', { testDay: '2027-01-09' }, { testDay: '2027-01-09' }],
  [
    'with three sections that add up to the total',
    { targetsBy: 'sections', sections: three, total: '2,000' },
    { targets: { total: null, sections: { verbal: 660, quantitative: 670, reading: 650 } } },
  ],
  [
    'with two sections and a separate total',
    { targetsBy: 'sections', sections: { ...three, reading: '' }, total: '2,000' },
    { targets: { total: 2000, sections: { verbal: 660, quantitative: 670, reading: null } } },
  ],
  [
    'with only a total',
    { targetsBy: 'total', sections: three, total: '2,000' },
    { targets: { ...noTargets, total: 2000 } },
  ],
  [
    'with schools, ignoring an empty one',
    {
      schools: [
        { name: ' Norcott School ', percentile: '80' },
        { name: '', percentile: '' },
        { name: 'Fenwick Academy', percentile: '' },
      ],
    },
    {
      schools: [
        { name: 'Norcott School', targetPercentile: 80 },
        { name: 'Fenwick Academy', targetPercentile: null },
      ],
    },
  ],
  ['with hours', { weeklyHours: '2.5' }, { weeklyMinutes: 150 }],
])('a draft %s', (_, changes, facts) => {
  expect(profileFromDraft({ ...empty, ...changes }, emptyProfile, today)).toEqual({
    ...emptyProfile,
    ...facts,
  });
});

test.each<[string, number | null]>([
  ['5', 360],
  ['6', null],
  ['', null],
])('with %o hours a week, a higher goal of 6 hours becomes %s', (weeklyHours, stretchMinutes) => {
  const saved = { ...emptyProfile, weeklyMinutes: 300, stretchMinutes: 360 };
  expect(profileFromDraft({ ...empty, weeklyHours }, saved, today).stretchMinutes).toBe(stretchMinutes);
});

test.each<[Partial<ProfileDraft>, number | null]>([
  [{ targetsBy: 'sections', sections: three }, 1980],
  [{ targetsBy: 'sections', sections: { ...three, reading: '' } }, null],
  [{ targetsBy: 'sections', sections: { ...three, reading: '' }, total: '2,000' }, 2000],
  [{ targetsBy: 'total', sections: three, total: '2,000' }, 2000],
  [{ targetsBy: 'total', total: 'x' }, null],
])('the total of %j is %s', (changes, total) => {
  expect(draftTargetTotal({ ...empty, ...changes })).toBe(total);
});

test('rejects a draft with an error', () => {
  expect(() => profileFromDraft({ ...empty, nickname: 'a'.repeat(41) }, emptyProfile, today)).toThrow(
    'Not a profile: Keep it to 40 characters; it has 41.',
  );
});

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const score = fc.integer({ min: 500, max: 800 });
const sections = fc.record({ verbal: orNull(score), quantitative: orNull(score), reading: orNull(score) });
const profiles: fc.Arbitrary<EditableProfile> = fc
  .record({
    nickname: orNull(fc.constantFrom('Ana', 'B', 'a'.repeat(40))),
    grade: orNull(fc.integer({ min: 3, max: 12 })),
    level: fc.constant('upper' as const),
    testDay: fc.constantFrom(null, '2027-01-09' as const, '2026-01-09' as const),
    targets: fc.record({ total: orNull(fc.integer({ min: 1500, max: 2400 })), sections }),
    schools: fc.array(
      fc.record({
        name: fc.constantFrom('Norcott School', 'Fenwick Academy'),
        targetPercentile: orNull(fc.integer({ min: 1, max: 99 })),
      }),
      { maxLength: 6 },
    ),
    weeklyMinutes: orNull(fc.integer({ min: 1, max: 6000 })),
    stretchMinutes: fc.constant(null),
  })
  // A total that differs from the sum of its sections is invalid.
  .filter(({ targets: { total, sections: of } }) => total === null || Object.values(of).includes(null));

test('a profile that is opened and saved unchanged stays the same, and can be saved', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const again = profileFromDraft(draftFromProfile(profile), profile, today);
      expect(again).toEqual(profile);
      expect(
        parseSavedRow('profiles', { id: 'profile', learner: 'ana', profile: again, changedAt: 1 }),
      ).not.toBeNull();
    }),
  );
});
