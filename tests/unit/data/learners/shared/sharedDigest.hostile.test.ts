/**
 * A received digest can contain anything. Applies seeded mutations to files and links: none throws, and none is accepted unless its
 * whole content is plausible, which this test checks independently of the schema.
 */
import { distractorKinds } from '@/domain/exam/items/distractor';
import { entryStatuses } from '@/domain/learner/learner-plan';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { describe, expect, test } from 'vitest';
import { decompressText, compressText } from '@/data/learners/shared/compressText';
import type { DigestDecodeResult, SharedDigest } from '@/data/learners/shared/sharedDigest';
import { createDigest } from '@/data/learners/shared/createDigest';
import { decodeDigestFile, encodeDigestFile } from '@/data/learners/shared/digestFile';
import { decodeSharedAddress, encodeDigest } from '@/data/learners/shared/digestLink';
import { packDigest } from '@/data/learners/shared/packDigest';
import { toPortable } from '@/data/learners/shared/portableDigest';
import { practiceTopics } from '@/domain/plan/topics/topics';
import { checksum } from '@/lib/checksum';
import { type Random, seededRandom } from '@/lib/random';
import { now, oneWeek, oneYear, testBy } from './learners';

const digest = createDigest(
  { ...oneWeek(), tests: [...oneYear(1).tests, testBy(seededRandom(4), now - 9e6, 'full')] },
  now,
);
const fileText = encodeDigestFile(digest).text;
const linkText = encodeDigest(digest);

const states = ['sound', 'foreign', 'damaged', 'newer', 'too-large'];
const topicIds = new Set<string>(practiceTopics('upper').map(({ id }) => id));

function faultsOf({ madeAt, learner, ...rest }: SharedDigest): readonly string[] {
  const faults: string[] = [];
  const hold = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  const keys = (value: object, wanted: string) =>
    hold(Object.keys(value).toSorted().join(' ') === wanted, `fields ${Object.keys(value).join(' ')}`);
  const number = (value: number, least: number, most: number, fault: string) =>
    hold(typeof value === 'number' && value >= least && value <= most, `${fault} ${value}`);
  const text = (value: string, most: number, fault: string) =>
    hold(typeof value === 'string' && value.length <= most, fault);
  const past = (ms: number, fault: string) => number(ms, Date.UTC(2015, 0, 1), madeAt, fault);
  const planned = (day: string, fault: string) =>
    hold(/^20(1[5-9]|[23]\d)-\d\d-\d\d$/.test(day) && day < '2029-12-31', `${fault} ${day}`);
  const unique = (rows: readonly { id: string }[], most: number, fault: string) => {
    hold(new Set(rows.map(({ id }) => id)).size === rows.length, `ids of ${fault}`);
    hold(rows.length <= most, `many ${fault}`);
    for (const { id } of rows) text(id, 100, `id of ${fault}`);
  };
  const sorted = (values: readonly (number | string)[], fault: string) =>
    hold(
      values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value),
      `order of ${fault}`,
    );

  hold(rest.format === 'larkfield-learner' && rest.version === 5, 'envelope');
  number(madeAt, Date.UTC(2015, 0, 1), now + 4 * 366 * 86_400_000, 'made at');
  keys(learner, 'goals notes plan profile readUntil sessions settings testAnxiety tests weeklyGoals');
  hold(learner.settings === null && learner.testAnxiety === null, 'settings');
  number(learner.readUntil, 0, madeAt, 'read until');

  const { profile } = learner;
  keys(profile, 'grade id level nickname schools stretchMinutes targets testDay weeklyMinutes');
  hold(/^[\w-]{1,64}$/.test(profile.id), 'id');
  text(profile.nickname ?? '', 40, 'nickname');
  hold(profile.schools.length <= 6, 'schools');
  for (const { name, targetPercentile } of profile.schools) {
    text(name, 80, 'school');
    number(targetPercentile ?? 1, 1, 99, 'percentile of school');
  }
  number(profile.grade ?? 1, 1, 12, 'grade');
  number(profile.weeklyMinutes ?? 0, 0, 10_080, 'minutes a week');
  const scale = profile.level === 'upper' ? ([500, 800] as const) : ([440, 710] as const);
  number(profile.targets.total ?? scale[0] * 3, scale[0] * 3, scale[1] * 3, 'target');
  for (const target of Object.values(profile.targets.sections))
    number(target ?? scale[0], scale[0], scale[1], 'target');
  if (profile.testDay !== null) planned(profile.testDay, 'test day');

  const counts = (topics: LearnerTest['topics']) => {
    for (const { topic, answered, right, repeats = { answered: 0, right: 0 } } of topics) {
      hold(topicIds.has(topic), `topic ${topic}`);
      hold(Number.isInteger(answered) && Number.isInteger(right), 'counts');
      number(answered, 0, 10_000, 'answered');
      number(right, 0, answered, 'right');
      number(repeats.answered, 0, answered, 'repeats answered');
      number(repeats.right, 0, repeats.answered, 'repeats right');
      number(right - repeats.right, 0, answered - repeats.answered, 'new right');
    }
    hold(new Set(topics.map(({ topic }) => topic)).size === topics.length, 'topics twice');
  };
  unique(learner.sessions, 20_000, 'sessions');
  sorted(
    learner.sessions.map(({ at }) => at),
    'sessions',
  );
  for (const session of learner.sessions) {
    keys(session, 'at id kind minutes section topics');
    past(session.at, 'session');
    number(session.minutes, 0, 1440, 'minutes');
    hold(['drill', 'mistakes', 'words', 'essay'].includes(session.kind), 'kind');
    hold(
      session.section === null || ['verbal', 'quantitative', 'reading', 'writing'].includes(session.section),
      'section',
    );
    counts(session.topics);
  }

  unique(learner.tests, 2000, 'tests');
  sorted(
    learner.tests.map(({ at }) => at),
    'tests',
  );
  for (const each of learner.tests) {
    keys(each, 'answers at conditions end id level minutes scope scores topics totalPercentile traps');
    counts(each.topics);
    for (const { right, wrong, blank, guesses } of Object.values(each.answers)) {
      for (const questions of [right, wrong, blank]) number(questions, 0, 10_000, 'questions');
      number(guesses.right, 0, Math.min(right, guesses.answered), 'guesses right');
      number(guesses.answered - guesses.right, 0, wrong, 'guesses wrong');
    }
    for (const { topic, distractor, count } of each.traps) {
      hold(topicIds.has(topic), `topic of a trap ${topic}`);
      hold(distractorKinds.includes(distractor), `distractor ${distractor}`);
      number(count, 1, 10_000, 'count of a trap');
    }
    past(each.at, 'test');
    number(each.end, each.at, madeAt, 'end');
    number(
      Object.values(each.minutes).reduce((sum, part) => sum + part, 0),
      0,
      1440,
      'minutes of test',
    );
    const [least, most] = each.level === 'upper' ? ([500, 800] as const) : ([440, 710] as const);
    for (const score of Object.values(each.scores))
      if (score.state === 'reported') number(score.score, least, most, 'score');
      else {
        const { low, estimate, high, standardError } = score.band;
        number(low, least, estimate, 'low');
        number(high, estimate, most, 'high');
        number(standardError, 0, 1000, 'error');
        number(score.percentile.low, 1, score.percentile.high, 'percentiles');
        number(score.percentile.high, 1, 99, 'percentiles');
        hold(score.widenings.length <= 6, 'widenings');
      }
  }

  unique(learner.plan?.entries ?? [], 5000, 'entries');
  sorted(
    (learner.plan?.entries ?? []).map(({ day }) => day),
    'entries',
  );
  for (const entry of learner.plan?.entries ?? []) {
    planned(entry.day, 'entry');
    number(entry.start ?? 0, 0, 1439, 'start');
    number(entry.minutes, 0, 1440, 'minutes of entry');
    hold(entryStatuses.includes(entry.status), 'status');
    hold(entry.activity.kind !== undefined, 'activity');
  }
  hold(new Set(learner.plan?.restDays ?? []).size === (learner.plan?.restDays ?? []).length, 'rest days');

  unique(learner.notes, 200, 'notes');
  sorted(
    learner.notes.map(({ from }) => from),
    'notes',
  );
  for (const note of learner.notes) {
    text(note.text, 40, 'note');
    planned(note.from, 'first day of a note');
    planned(note.to, 'last day of a note');
    hold(note.from <= note.to, 'days of a note');
  }
  unique(learner.goals, 200, 'goals');
  unique(learner.weeklyGoals, 200, 'weekly goals');
  for (const goal of learner.goals) {
    text(goal.title, 80, 'title');
    text(goal.description, 500, 'description');
    planned(goal.setOn, 'set on');
    planned(goal.dueOn, 'due on');
    number(goal.targetValue, 0.01, 1_000_000, 'value');
  }
  for (const { title, target } of learner.weeklyGoals) {
    text(title, 80, 'title of week');
    number(target, 0.01, 1_000_000, 'value of week');
  }
  return faults;
}

/** Values that no field expects. As JSON, so that infinity, minus zero, and a key named `__proto__` are created by the parser. */
const hostile = [
  '1e999',
  '-1e999',
  '-0',
  '1e308',
  '9007199254740993',
  '0.1',
  '-1',
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '"<img src=x onerror=alert(1)>"',
  '"</script><script>alert(1)</script>"',
  '"__proto__"',
  '"constructor"',
  '"s1"',
  '"\\u202e\\u0000\\ud800"',
  `"${'x'.repeat(5000)}"`,
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  `[${'0,'.repeat(5000)}0]`,
];

/** Replaces, adds, repeats, or removes one value at any depth of a JSON text. */
function changedJson(text: string, random: Random): string {
  const places = [
    ...text.matchAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|"(?:[^"\\]|\\.)*"|true|false|null|[[\]{}]/g),
  ];
  const place = places[random.integer(0, places.length - 1)];
  const [found = ''] = place ?? [];
  const from = place?.index ?? 0;
  const value = hostile[random.integer(0, hostile.length - 1)] ?? '';
  const rest = text.slice(from + found.length);
  const isKey = rest.startsWith(':');
  if (isKey)
    return `${text.slice(0, from)}${['"__proto__"', '"constructor"', '"id"', '"at"'][random.integer(0, 3)]}${rest}`;
  if (found === '{') return `${text.slice(0, from)}{"__proto__":${value},${rest}`.replace(',}', '}');
  if (found === '[') return `${text.slice(0, from)}[${value}${rest.startsWith(']') ? '' : ','}${rest}`;
  if (found === '}' || found === ']') return `${text.slice(0, from)},${value}${found}${rest}`;
  return `${text.slice(0, from)}${value}${rest}`;
}

function flipped(bytes: Uint8Array, random: Random): Uint8Array {
  const changed = bytes.slice();
  for (let flips = random.integer(1, 3); flips > 0; flips -= 1) {
    const at = random.integer(0, changed.length - 1);
    changed[at] = (changed[at] ?? 0) ^ (1 << random.integer(0, 7));
  }
  return changed;
}

const bytesFrom = (letters: string) => Uint8Array.from(Buffer.from(letters, 'base64url'));
const lettersFrom = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const withSum = (json: string) => `#learner=4.${compressText(checksum(json) + json)}`;

const fileMutations: Readonly<Record<string, (random: Random) => string | Uint8Array>> = {
  'bits flipped': (random) => flipped(new TextEncoder().encode(fileText), random),
  'cut short': (random) => fileText.slice(0, random.integer(0, fileText.length - 1)),
  'a value changed': (random) => changedJson(fileText, random),
  'two values changed': (random) => changedJson(changedJson(fileText, random), random),
};
const linkMutations: Readonly<Record<string, (random: Random) => string>> = {
  'bits flipped': (random) => `#learner=4.${lettersFrom(flipped(bytesFrom(linkText.slice(2)), random))}`,
  'cut short': (random) => `#learner=${linkText.slice(0, random.integer(0, linkText.length - 1))}`,
  'a value changed': (random) => withSum(changedJson(JSON.stringify(packDigest(toPortable(digest))), random)),
  'two values changed': (random) =>
    withSum(changedJson(changedJson(JSON.stringify(packDigest(toPortable(digest))), random), random)),
};

/** Checks that a reading has one of the defined outcomes, and that an accepted one has no faults. */
function judge(reading: DigestDecodeResult, mutant: unknown): boolean {
  expect(states).toContain(reading.state);
  if (reading.state !== 'sound') return false;
  expect(faultsOf(reading.digest), String(mutant).slice(0, 2000)).toEqual([]);
  return true;
}

test('the digest to be mutated is valid', () => expect(faultsOf(digest)).toEqual([]));

describe.each(Object.entries(fileMutations))('a file with %s', (_, mutate) => {
  test('throws nothing, and is accepted only if it could be true', () => {
    const random = seededRandom(11);
    for (let turn = 0; turn < 50; turn += 1) {
      const mutant = mutate(random);
      judge(decodeDigestFile(mutant, mutant.length, now), mutant);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe.each(Object.entries(linkMutations))('a link with %s', (name, mutate) => {
  test('throws nothing, and is accepted only if it could be true', () => {
    const random = seededRandom(12);
    let taken = 0;
    for (let turn = 0; turn < 50; turn += 1) {
      const mutant = mutate(random);
      if (judge(decodeSharedAddress({ search: '', hash: mutant }, now), mutant)) taken += 1;
    }
    // The checksum detects transmission damage, even if the content would still be valid.
    if (!name.includes('value')) expect(taken).toBe(0);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('a link that expands to a huge size', () => {
  test('is not read to the end', () => {
    // Its last letters are damaged, which only decompressing to the end can detect.
    const bomb = `${compressText('[0,'.repeat(5_000_000)).slice(0, -400)}${'_'.repeat(400)}`;
    expect(bomb.length).toBeLessThan(50_000);
    expect(decodeSharedAddress({ search: '', hash: `#learner=4.${bomb}` }, now)).toEqual({
      state: 'too-large',
    });
    expect(() => decompressText(bomb, 1e9)).toThrow();
  });

  test('doesn’t turn a number into rows', () => {
    const text = JSON.stringify(packDigest(toPortable(digest))).replaceAll('[10]', '[4000000000]');
    expect(text).toContain('[4000000000]');
    expect(decodeSharedAddress({ search: '', hash: withSum(text) }, now)).toEqual({ state: 'damaged' });
  });
});

test('HTML in a text stays plain text', () => {
  const marked = fileText.replace('"nickname":"Ana"', '"nickname":"<b>Ana</b>"');
  const reading = decodeDigestFile(marked, marked.length, now);
  expect(reading.state === 'sound' && reading.digest.learner.profile.nickname).toBe('<b>Ana</b>');
});
