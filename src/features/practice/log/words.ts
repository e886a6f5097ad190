/** The sentences of the error log. */
import { testTitle } from '@/domain/exam/catalog/titles';
import { choiceOf, focusOf, type Item, type ItemKind, kindLabels } from '@/domain/exam/item';
import { lureLabel } from '@/domain/exam/lure';
import { plainText } from '@/domain/exam/notation';
import type { LuresOfKind } from '@/domain/plan/lures';
import { sectionName } from '@/domain/section-names';
import { addDays, type IsoDay } from '@/lib/calendar';
import { capitalized, count, dateNear, inWords, uncapitalized } from '@/lib/format';
import { dayAt } from '@/lib/localTime';
import type { DueFilter, DueGroup } from './filters';
import type { LoggedMistake } from './logFacts';
import type { LoggedItem } from './logItems';

/** "23 questions open, 6 due today, 14 done after three clean recalls." */
export function logSummary(mistakes: readonly LoggedMistake[], today: IsoDay): string {
  const open = mistakes.filter(({ due }) => due !== null);
  const due = open.filter((mistake) => (mistake.due ?? '') <= today).length;
  const done = mistakes.length - open.length;
  return `${count(open.length, 'question')} open, ${due} due today, ${done} done after three clean recalls.`;
}

export function practiceWords(due: number, atOnce: number): string {
  return due > atOnce ? `Practice ${inWords(atOnce)} of today’s` : `Practice today’s ${inWords(due)}`;
}

export const groupTitles: Readonly<Record<DueGroup['name'], string>> = {
  today: 'Due today',
  tomorrow: 'Tomorrow',
  later: 'Later',
  done: 'Done',
};

export const dueLabels: Readonly<Record<DueFilter, string>> = {
  open: 'Any time',
  today: 'Today',
  week: 'Within seven days',
  done: 'Done',
};

const longestTitle = 90;

/** What a row is called: the word, the pair, the question, a passage with its question. */
export function titleOf({ item, passage }: LoggedItem): string {
  const stem = plainText(item.stem);
  const whole = passage === null ? stem : `${passage.title}: ${uncapitalized(stem)}`;
  return whole.length <= longestTitle ? whole : `${whole.slice(0, whole.lastIndexOf(' ', longestTitle))} …`;
}

/** What a row is called whose question isn't there. */
export function untitledWords(logged: LoggedItem | null | 'failed' | undefined): string {
  if (logged === undefined) return 'Loading…';
  return logged === 'failed'
    ? 'This question could not be loaded. Check the connection and reload the page.'
    : 'A question that the site no longer asks';
}

/** "Verbal, synonym" or "Math, percent". */
export function kindWords({ facts: { kind, section, topic } }: LoggedMistake, item: Item | null): string {
  const name = sectionName(section, 'dashboard');
  if (kind === 'synonym' || kind === 'analogy') return `${name}, ${uncapitalized(kindLabels[kind])}`;
  return item === null
    ? `${name}, ${topic.replace(/^\w+-/, '').replaceAll('-', ' ')}`
    : `${name}, ${focusOf(item)}`;
}

export function whereWords({ planId, missedAt }: LoggedMistake, today: IsoDay): string {
  return `${testTitle(planId)}, ${dateNear(dayAt(missedAt.utcMs), today)}`;
}

/** What the student did, and what tempts in it. */
export function missWords({ miss }: LoggedMistake, item: Item | null): string {
  if (miss.kind === 'blank') return 'You left it blank.';
  const choice = item === null ? null : choiceOf(item, miss.letter);
  const named = choice === null ? miss.letter : `“${plainText(choice.text).replace(/\.$/, '')}”`;
  const lure = choice?.lure;
  const told = lure === undefined ? '' : `: ${lureLabel(lure)}`;
  // The right choice stays unnamed until the question is opened: it is still to be recalled.
  if (miss.kind === 'guessed') {
    if (item === null) return 'You guessed.';
    return item.key === miss.letter ? 'You guessed, and it was right.' : `You guessed ${named}${told}.`;
  }
  return `You chose ${named}${told}.`;
}

export function dueWords(due: IsoDay | null, today: IsoDay): string {
  if (due === null) return 'Done';
  if (due <= today) return 'Today';
  return due === addDays(today, 1) ? 'Tomorrow' : dateNear(due, today);
}

/** For who doesn't see the three dots. */
export function recallWords(recalls: number): string {
  return `${recalls} of 3 clean recalls`;
}

const kindPlurals: Readonly<Record<ItemKind, string>> = {
  synonym: 'Synonyms',
  analogy: 'Analogies',
  quantitative: 'Math',
  reading: 'Reading',
};
export const kindPlural = (kind: ItemKind) => kindPlurals[kind];

/** What catches a student most, with what helps. */
export function mostFrequentWords(all: readonly LuresOfKind[]): string {
  const judged = all.flatMap(({ kind, wrong, lures }) => {
    const first = lures?.[0];
    return first === undefined ? [] : [{ kind, wrong, ...first }];
  });
  const [most] = judged.toSorted((a, b) => b.count / b.wrong - a.count / a.wrong);
  if (most === undefined) return 'Shown from eight wrong answers of a kind on.';
  return `${capitalized(lureLabel(most.lure))}: ${most.count} of ${most.wrong} wrong answers in ${kindPlurals[most.kind]}. ${advice[most.kind]}`;
}

const advice: Readonly<Record<ItemKind, string>> = {
  synonym: 'Say what the word means before you read the choices.',
  analogy: 'Say the sentence that joins the pair, then try it on each choice.',
  quantitative: 'Read the question once more before you mark an answer: is it what was asked?',
  reading: 'Find the line that proves your answer before you mark it.',
};

export const notEnoughLures = 'Not enough data: shown from eight wrong answers on.';

export const causeNotLoaded =
  'The reason could not be saved, because a part of the site could not be loaded. Nothing else has changed. Check the connection and tap it again.';

export const causeRefused =
  'The reason could not be saved. Nothing else has changed. Reload the page and tap it again.';
