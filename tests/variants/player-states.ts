/** The states of a running test in which the player is tested, each reached by a student's actions. */
import { loadSectionContent } from '@/data/items/itemBank';
import {
  applyAttemptEvent,
  type Attempt,
  type AttemptEvent,
  newAttempt,
} from '@/domain/exam/attempts/attempt';
import type { ContentName } from '@/domain/exam/test/blueprint';
import { fullTestPlan, singleSectionPlan } from '@/domain/exam/catalog/full-test-plan';
import { halfVerbalPlan, quickVerbalPlan } from '@/domain/exam/catalog/practice-plans';
import { testPlanById } from '@/domain/exam/catalog/test-plans';
import type { ClockReading } from '@/domain/exam/attempts/clock';
import {
  type AttemptConditions,
  type TestForm,
  buildTestForm,
  type TestContent,
} from '@/domain/exam/test/form';
import { contentNames, type TestPlan } from '@/domain/exam/test/test-plan';
import { verdictOf } from '@/domain/exam/attempts/response';
import { type Item, itemRef, choiceLetters } from '@/domain/exam/items/item';
import type { Timing } from '@/domain/exam/test/timing';
import type { AttemptAction } from '@/features/player/attempt/runAttempt';
import { assertPresent } from '@/lib/assert';

export interface PlayerState {
  readonly plan: TestPlan;
  readonly attempt: Attempt;
  readonly content: TestContent;
}

interface Recipe {
  readonly plan: TestPlan;
  readonly conditions?: AttemptConditions;
  readonly timing?: Timing;
  readonly play: (student: Student) => void;
}

/** A student who takes a test with a manual clock. */
class Student {
  attempt: Attempt;
  private now: ClockReading;
  private readonly items: ReadonlyMap<string, Item>;

  constructor(form: TestForm, content: TestContent, start: ClockReading) {
    this.now = start;
    this.attempt = newAttempt('variant', form, start, new Set());
    this.items = new Map(content.items.map((item) => [itemRef(item), item]));
  }

  does(...moves: readonly AttemptAction[]): void {
    for (const move of moves) {
      const event: AttemptEvent = { ...move, now: this.now };
      this.attempt = applyAttemptEvent(this.attempt, event);
    }
  }

  /** Advances the clock second by second, as a page does. */
  waits(seconds: number): void {
    for (let passed = 0; passed < seconds; passed += 30) {
      const ms = 1000 * Math.min(30, seconds - passed);
      this.now = { ...this.now, utcMs: this.now.utcMs + ms, monotonicMs: this.now.monotonicMs + ms };
      this.does({ type: 'tick' });
    }
  }

  /** Answers this many questions from the current one on; skips every seventh and flags every ninth. */
  answers(count: number, secondsEach = 20): void {
    for (let index = 0; index < count; index += 1) {
      const letter = assertPresent(choiceLetters[(index * 3) % 5], 'five letters');
      this.waits(secondsEach);
      if (index % 7 !== 6) this.does({ type: 'choose', letter });
      if (index % 9 === 8) this.does({ type: 'toggle-flag' });
      this.does({ type: 'next' });
    }
  }

  /** The current question's item. */
  get item(): Item {
    const part = this.attempt.form.parts[this.attempt.part];
    const state = this.attempt.parts[this.attempt.part];
    if (part?.kind !== 'section' || state?.kind !== 'section') throw new Error('No question is on screen');
    return assertPresent(this.items.get(part.items[state.current] ?? ''), 'an unknown item');
  }
}

const test = fullTestPlan('form-a', true);
const real: AttemptConditions = { mode: 'real' };
const practice: AttemptConditions = { mode: 'practice', feedback: 'each-question' };
const begin = { type: 'begin-part' } as const;
const end = { type: 'end-part' } as const;

/** Plays the parts of the full test up to one of them. */
function upTo(part: number): (student: Student) => void {
  return (student) => {
    while (student.attempt.part < part) {
      const kind = student.attempt.form.parts[student.attempt.part]?.kind;
      if (kind !== 'break') student.does(begin);
      if (kind === 'section') student.answers(40, 25);
      else student.waits(300);
      student.does(end);
    }
  };
}

function wrongLetter(item: Item) {
  return assertPresent(
    choiceLetters.find((letter) => verdictOf(item, { state: 'chosen', letter }) === 'wrong'),
    'four wrong letters',
  );
}

/** Checks a wrong answer to the twenty-first question. */
function checksWrong(student: Student): void {
  student.does(begin, { type: 'go-to', index: 20 });
  student.does({ type: 'choose', letter: wrongLetter(student.item) }, { type: 'check' });
}

const recipes: Readonly<Record<string, Recipe>> = {
  verbal: {
    plan: singleSectionPlan('form-a', 'verbal'),
    play: (student) => {
      student.does(begin);
      student.answers(38, 22);
      student.does(
        { type: 'toggle-cross-out', letter: 'B' },
        { type: 'toggle-cross-out', letter: 'E' },
        { type: 'choose', letter: 'C' },
      );
    },
  },
  'verbal-in-test': {
    plan: test,
    play: (student) => {
      upTo(5)(student);
      student.does(begin);
      student.answers(11, 22);
    },
  },
  quantitative: {
    plan: test,
    play: (student) => {
      upTo(2)(student);
      student.does(begin, { type: 'go-to', index: 23 });
    },
  },
  table: {
    plan: singleSectionPlan('form-a', 'quantitative-1'),
    play: (student) => student.does(begin, { type: 'go-to', index: 10 }),
  },
  reading: {
    plan: test,
    play: (student) => {
      upTo(3)(student);
      student.does(begin);
      student.answers(11, 60);
      student.does({ type: 'toggle-cross-out', letter: 'C' }, { type: 'choose', letter: 'E' });
    },
  },
  'reading-practice': {
    plan: assertPresent(testPlanById('reading-science'), 'a reading drill'),
    conditions: practice,
    timing: 'untimed',
    play: (student) => student.does(begin),
  },
  review: {
    plan: singleSectionPlan('form-a', 'verbal'),
    play: (student) => {
      student.does(begin);
      student.answers(52, 20);
      student.does(
        { type: 'toggle-cross-out', letter: 'A' },
        { type: 'toggle-cross-out', letter: 'D' },
        { type: 'next' },
        { type: 'toggle-cross-out', letter: 'B' },
        { type: 'open-review' },
      );
    },
  },
  'review-complete': {
    plan: quickVerbalPlan('upper'),
    play: (student) => {
      student.does(begin);
      for (let index = 0; index < 10; index += 1)
        student.does({ type: 'choose', letter: 'A' }, { type: 'next' });
    },
  },
  'directions-writing': { plan: test, play: upTo(0) },
  'directions-quantitative': { plan: test, play: upTo(2) },
  'directions-reading': { plan: test, play: upTo(3) },
  'directions-verbal': { plan: test, play: upTo(5) },
  'directions-experimental': { plan: test, play: upTo(7) },
  'directions-extra-time': { plan: fullTestPlan('form-a', false), timing: 'half-more-paper', play: upTo(3) },
  'directions-practice': {
    plan: halfVerbalPlan('upper'),
    conditions: practice,
    timing: 'untimed',
    play: upTo(0),
  },
  break: {
    plan: test,
    play: (student) => {
      upTo(4)(student);
      student.waits(138);
    },
  },
  'break-after-writing': {
    plan: test,
    play: (student) => {
      student.does(begin, { type: 'write', text: 'It was late. '.repeat(40) });
      student.waits(1600);
    },
  },
  essay: {
    plan: test,
    play: (student) => {
      student.does(begin, { type: 'choose-prompt', prompt: 'wri-0001' });
      student.waits(300);
      student.does(
        { type: 'write-outline', text: 'the wrong door\nwho made the key\nwhat is behind it' },
        {
          type: 'write',
          text: 'The key fit, although it had been made for a different door.\n\nMara let go of it at once.',
        },
      );
    },
  },
  'essay-empty': { plan: test, play: (student) => student.does(begin) },
  interrupted: {
    plan: test,
    play: (student) => {
      upTo(5)(student);
      student.does(begin);
      student.answers(12, 22);
      student.does({ type: 'interrupt' });
    },
  },
  paused: {
    plan: halfVerbalPlan('upper'),
    conditions: practice,
    play: (student) => {
      student.does(begin);
      student.answers(5);
      student.does({ type: 'pause' });
    },
  },
  practice: {
    plan: halfVerbalPlan('upper'),
    conditions: practice,
    play: (student) => {
      student.does(begin);
      student.answers(16);
      student.does({ type: 'choose', letter: 'B' }, { type: 'rate', confidence: 'leaning' });
    },
  },
  'checked-right': {
    plan: halfVerbalPlan('upper'),
    conditions: practice,
    play: (student) => {
      student.does(begin, { type: 'go-to', index: 16 });
      student.does({ type: 'choose', letter: student.item.key }, { type: 'check' });
    },
  },
  'checked-wrong': {
    plan: singleSectionPlan('form-a', 'quantitative-1'),
    conditions: practice,
    play: checksWrong,
  },
  'second-try': {
    plan: singleSectionPlan('form-a', 'quantitative-1'),
    conditions: practice,
    timing: 'untimed',
    play: checksWrong,
  },
  'second-try-reading': {
    plan: singleSectionPlan('form-a', 'reading'),
    conditions: practice,
    timing: 'untimed',
    play: (student) => {
      student.does(begin, { type: 'choose', letter: wrongLetter(student.item) }, { type: 'check' });
    },
  },
  'second-try-checked': {
    plan: halfVerbalPlan('upper'),
    conditions: practice,
    timing: 'untimed',
    play: (student) => {
      student.does(begin, { type: 'go-to', index: 16 });
      student.does({ type: 'choose', letter: wrongLetter(student.item) }, { type: 'check' });
      student.does({ type: 'choose', letter: student.item.key }, { type: 'check' });
    },
  },
  'checked-blank': {
    plan: singleSectionPlan('form-a', 'reading'),
    conditions: practice,
    play: (student) => student.does(begin, { type: 'check' }),
  },
  'last-minutes': {
    plan: singleSectionPlan('form-a', 'verbal'),
    play: (student) => {
      student.does(begin);
      student.waits(1498);
    },
  },
  'taken-over': { plan: test, play: upTo(0) },
};

export const playerStates: readonly string[] = Object.keys(recipes);

/** Creates the named state as of the given clock reading. */
export async function playerState(name: string, now: ClockReading): Promise<PlayerState> {
  const recipe = assertPresent(recipes[name], `No state of the player is called ${name}`);
  const { plan, conditions = real, timing = 'standard', play } = recipe;
  const names = contentNames(plan.parts);
  const files = new Map<ContentName, TestContent>();
  await Promise.all(
    names.map(async (file) => {
      files.set(file, await loadSectionContent(file));
    }),
  );
  const fileOf = (file: ContentName) => assertPresent(files.get(file), `The file ${file} was not loaded`);
  const form = buildTestForm(plan, { conditions, timing, seed: 7, seen: new Set(), contentOf: fileOf });
  const all = names.map(fileOf);
  const content = {
    items: all.flatMap(({ items }) => items),
    passages: all.flatMap(({ passages }) => passages),
    prompts: all.flatMap(({ prompts }) => prompts),
  };
  // As if everything had happened before this moment: the last reading is the current one.
  const student = new Student(form, content, now);
  play(student);
  return {
    plan,
    content,
    attempt: { ...student.attempt, lastReading: student.attempt.lastReading === null ? null : now },
  };
}
