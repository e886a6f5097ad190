/** The sentences of the error log. */
import { testTitle } from '@/domain/exam/catalog/titles';
import { type Choice, choiceOf, focusOf, type Item, type ItemKind, kindLabels } from '@/domain/exam/item';
import { lureLabel } from '@/domain/exam/lure';
import { lureAdvice } from '@/domain/exam/lure-advice';
import { plainText } from '@/domain/exam/notation';
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import { type LuresOfKind, patternsOf } from '@/domain/plan/lures';
import { mistakesThatFit, recallDays } from '@/domain/plan/mistakes';
import { usualReviewMinutes } from '@/domain/plan/review';
import type { ReviewOfDay } from '@/domain/plan/today/review-of-day';
import { sectionName } from '@/domain/section-names';
import { addDays, type IsoDay } from '@/lib/calendar';
import { capitalized, count, dateNear, uncapitalized } from '@/lib/format';
import { dayAt } from '@/lib/localTime';
import type { DueFilter, DueGroup } from './filters';
import type { LoggedMistake } from './logFacts';
import type { LoggedItem } from './logItems';

/** "23 questions open, 6 due today, 14 done." */
export function logSummary(mistakes: readonly LoggedMistake[], today: IsoDay): string {
  const open = mistakes.filter(({ due }) => due !== null);
  const due = open.filter((mistake) => (mistake.due ?? '') <= today).length;
  const done = mistakes.length - open.length;
  return `${count(open.length, 'question')} open, ${due} due today, ${done} done.`;
}

/** How many mistakes a review asks: what is left of today's, or after it as many as is usual for who wants more. */
export function questionsOfReview({ asked, due }: ReviewOfDay): number {
  return asked > 0 ? asked : Math.min(due, mistakesThatFit(usualReviewMinutes));
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
    : 'A question the site no longer asks';
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
  if (miss.kind === 'blank') return miss.ranOut ? 'Time was up before you answered.' : 'You left it blank.';
  const choice = item === null ? null : choiceOf(item, miss.letter);
  const chosen = choice === null ? `${miss.letter}.` : chosenWords(choice);
  // The right choice stays unnamed until the question is opened: it is still to be recalled.
  if (miss.kind === 'guessed') {
    if (item === null) return 'You guessed.';
    return item.key === miss.letter ? 'You guessed right.' : `You guessed ${chosen}`;
  }
  return `You chose ${chosen}`;
}

/** "“wise”: looks like the word.", "“wise.”" */
function chosenWords({ text, lure }: Choice): string {
  const chosen = plainText(text).replace(/\.$/, '');
  return lure === undefined ? `“${chosen}.”` : `“${chosen}”: ${lureLabel(lure)}.`;
}

export function dueWords(due: IsoDay | null, today: IsoDay): string {
  if (due === null) return 'Done';
  if (due <= today) return 'Today';
  return due === addDays(today, 1) ? 'Tomorrow' : dateNear(due, today);
}

/** For who doesn't see the dots. */
export function recallWords(recalls: number): string {
  return `Right again ${recalls} of ${recallDays.length} times`;
}

const kindPlurals: Readonly<Record<ItemKind, string>> = {
  synonym: 'Synonyms',
  analogy: 'Analogies',
  quantitative: 'Math',
  reading: 'Reading',
};
export const kindPlural = (kind: ItemKind) => kindPlurals[kind];

/** What stands out among the wrong answers, with what helps against it; or that nothing does. */
export function patternWords(all: readonly LuresOfKind[]): string {
  if (all.every(({ lures }) => lures === null)) return fewWrongWords;
  const [most] = patternsOf(all);
  if (most === undefined) return 'Your wrong answers show no clear pattern yet.';
  return `${capitalized(lureLabel(most.lure))}: ${most.count} of ${most.wrong} wrong answers in ${kindPlurals[most.kind]}. ${lureAdvice(most.lure)}`;
}

export const fewWrongWords = `Once you have ${fewestResponses} wrong answers to one kind of question, we break them down here.`;

export const causeNotLoaded =
  'The reason could not be saved, because a part of the site could not be loaded. Nothing else is affected. Check the connection and tap the reason again.';

export const causeRefused =
  'The reason could not be saved. Nothing else is affected. Reload the page and tap the reason again.';
