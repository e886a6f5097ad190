/** Fills one day of a plan with activities and gives practice to the sections that are furthest behind their share of the time. */
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { NamedSection } from '@/domain/section-names';
import { sectionOfActivity } from '@/domain/plan/topics/activity-section';
import { maxWordSessionMinutes } from '@/domain/plan/words/session-length';
import type { PlanActivity, SectionShares } from '@/domain/plan/schedule/study-plan';

export interface DayPart {
  readonly minutes: number;
  readonly activity: PlanActivity;
}

/** Minutes by which each section is behind its share, negative if ahead. Carried from day to day, this balances the whole plan. */
export type MinutesOwed = Readonly<Record<NamedSection, number>>;

export const noMinutesOwed: MinutesOwed = { verbal: 0, quantitative: 0, reading: 0, writing: 0 };

/** The usual minutes for words and mistakes on days with at least `from` minutes. Shorter days alternate these with practice. */
const daily = [
  { from: 120, words: 10, mistakes: 20 },
  { from: 60, words: 10, mistakes: 10 },
  { from: 25, words: 5, mistakes: 5 },
] as const;

/** With at least this many minutes, practice covers two sections. */
const twoSections = 30;
const leastPractice = 10;
/** The usual session. */
const mostWords = maxWordSessionMinutes;
/** The most of verbal's time that words get because the list needs it. */
const mostOfVerbal = 2 / 3;
/** Every sixth day of the plan, if short, is for mistakes. */
const mistakesEvery = 6;

interface DayRequest {
  readonly minutes: number;
  /** The day's essay or shorter test, whatever its length. */
  readonly fixed: DayPart | null;
  readonly shares: SectionShares;
  readonly minutesOwed: MinutesOwed;
  /** True if the list's words need more than the usual minutes. */
  readonly needsMoreWords: boolean;
  /** The position among the plan's days, from 0. */
  readonly index: number;
}

/** Returns the parts of a day, which add up to `minutes` or to a longer essay or test, and the updated minutes owed. */
export function fillDay({ minutes, fixed, shares, minutesOwed, needsMoreWords, index }: DayRequest): {
  readonly parts: readonly DayPart[];
  readonly minutesOwed: MinutesOwed;
} {
  const left = minutes - (fixed?.minutes ?? 0);
  // Too little time is left for another activity, so the essay or test gets it for checking the work.
  const isAlone = fixed !== null && left < 5;
  const first =
    fixed === null ? [] : [isAlone ? { ...fixed, minutes: Math.max(minutes, fixed.minutes) } : fixed];
  if (isAlone) return { parts: first, minutesOwed: after(first, shares, minutesOwed) };
  const usual = daily.find(({ from }) => left >= from);
  const words =
    usual === undefined ? 0 : needsMoreWords ? mostWordMinutes(usual.words, left, shares) : usual.words;
  const parts =
    usual === undefined
      ? [...first, ...shortParts(left, minutesOwed, shares, index)]
      : [
          ...first,
          { minutes: words, activity: { kind: 'words' } } as const,
          { minutes: usual.mistakes, activity: { kind: 'mistakes' } } as const,
          ...practiceOf(left - words - usual.mistakes, wantedOf(minutesOwed, shares, left, words)),
        ];
  return { parts, minutesOwed: after(parts, shares, minutesOwed) };
}

/**
 * More than the usual minutes, up to a whole session, as far as the day's time for verbal has room for them beside its practice.
 */
function mostWordMinutes(usual: number, minutes: number, shares: SectionShares): number {
  const room = 5 * Math.round((mostOfVerbal * shares.verbal * minutes) / 100 / 5);
  return Math.max(usual, Math.min(mostWords, room));
}

/**
 * Adds each section's share of the day's minutes to what it is owed. Subtracts the word minutes from verbal, which they count
 * toward.
 */
function wantedOf(owed: MinutesOwed, shares: SectionShares, minutes: number, words: number): MinutesOwed {
  const due = (section: NamedSection) => owed[section] + (shares[section] * minutes) / 100;
  return {
    verbal: due('verbal') - words,
    quantitative: due('quantitative'),
    reading: due('reading'),
    writing: due('writing'),
  };
}

function mostOwed(wanted: MinutesOwed): readonly ScoredSection[] {
  return scoredSections.toSorted((a, b) => wanted[b] - wanted[a]);
}

/** Picks one activity, or words and verbal practice, for a day too short for words, mistakes, and practice. */
function shortParts(
  minutes: number,
  owed: MinutesOwed,
  shares: SectionShares,
  index: number,
): readonly DayPart[] {
  const words = { kind: 'words' } as const;
  if (minutes < leastPractice) return [{ minutes, activity: words }];
  if (index % mistakesEvery === mistakesEvery - 1) return [{ minutes, activity: { kind: 'mistakes' } }];
  const [section = 'verbal'] = mostOwed(wantedOf(owed, shares, minutes, 0));
  const activity = { kind: 'practice', section } as const;
  if (section !== 'verbal') return [{ minutes, activity }];
  if (minutes >= mostWords + leastPractice)
    return [
      { minutes: mostWords, activity: words },
      { minutes: minutes - mostWords, activity },
    ];
  // Words and practice alternate.
  return [{ minutes, activity: index % 2 === 0 ? words : activity }];
}

/** Assigns practice to the section owed the most, or to two sections in proportion to what they are owed. */
function practiceOf(minutes: number, wanted: MinutesOwed): readonly DayPart[] {
  const [first = 'verbal', second = 'quantitative'] = mostOwed(wanted);
  if (minutes < twoSections) return [{ minutes, activity: { kind: 'practice', section: first } }];
  const [most, next] = [Math.max(1, wanted[first]), Math.max(1, wanted[second])];
  const share = 5 * Math.round((minutes * most) / (most + next) / 5);
  const ofFirst = Math.min(minutes - leastPractice, Math.max(leastPractice, share));
  return [
    { minutes: ofFirst, activity: { kind: 'practice', section: first } },
    { minutes: minutes - ofFirst, activity: { kind: 'practice', section: second } },
  ];
}

/**
 * Reassigns the practice of an existing day to the sections owed the most; minutes and other parts don't change. Also returns the
 * updated minutes owed.
 */
export function reassignPractice<Part extends DayPart>(
  parts: readonly Part[],
  shares: SectionShares,
  owed: MinutesOwed,
): { readonly parts: readonly Part[]; readonly owed: MinutesOwed } {
  const practice = parts.filter(({ activity }) => activity.kind === 'practice');
  const minutes = practice.reduce((sum, part) => sum + part.minutes, 0);
  const others = parts.filter((part) => !practice.includes(part));
  const sections = mostOwed(wantedOf(after(others, shares, owed), shares, minutes, 0));
  const anew = parts.map((part): Part => {
    const place = practice.indexOf(part);
    const section = sections[place % sections.length];
    return place < 0 || section === undefined ? part : { ...part, activity: { kind: 'practice', section } };
  });
  return { parts: anew, owed: after(anew, shares, owed) };
}

function after(parts: readonly DayPart[], shares: SectionShares, owed: MinutesOwed): MinutesOwed {
  const counted = parts.map((part) => ({ ...part, section: sectionOfActivity(part.activity) }));
  const minutesOf = (isWanted: (section: NamedSection | null) => boolean) =>
    counted.reduce((sum, { minutes, section }) => sum + (isWanted(section) ? minutes : 0), 0);
  const all = minutesOf((section) => section !== null);
  const next = (section: NamedSection) =>
    owed[section] + (shares[section] * all) / 100 - minutesOf((each) => each === section);
  return {
    verbal: next('verbal'),
    quantitative: next('quantitative'),
    reading: next('reading'),
    writing: next('writing'),
  };
}

/** The usual minutes of words on a day of this length; 0 if it is too short to have them every day. */
export function usualWordMinutes(minutes: number): number {
  return daily.find(({ from }) => minutes >= from)?.words ?? 0;
}
