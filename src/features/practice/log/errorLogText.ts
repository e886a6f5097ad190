import { testTitle } from '@/domain/plan/drills/test-title';
import {
  type Choice,
  choiceByLetter,
  itemTopicLabel,
  type Item,
  itemKindLabels,
  itemKindPluralLabels,
} from '@/domain/exam/items/item';
import { distractorLabel } from '@/domain/exam/items/distractor';
import { distractorAdvice } from '@/domain/exam/items/distractor-advice';
import { plainNotationText } from '@/domain/exam/items/notation';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import { type DistractorsOfKind, distractorPatterns } from '@/domain/plan/mistakes/distractors';
import { maxMistakesForMinutes, recallIntervalDays } from '@/domain/plan/mistakes/error-log';
import { usualReviewMinutes } from '@/domain/plan/mistakes/review-selection';
import type { DailyReview } from '@/domain/plan/today/daily-review';
import { sectionName } from '@/domain/section-names';
import { addDays, dayAtOffset, type IsoDay } from '@/lib/dates/calendar';
import { capitalize, formatCount, formatDateNear, uncapitalize } from '@/lib/text/format';
import type { DueFilter, DueGroup } from './logFilters';
import type { LoggedMistake } from './logFacts';
import type { LoggedItem } from './loadItemByRef';

/** "23 questions open, 6 due today, 14 done." */
export function errorLogSummarySentence(mistakes: readonly LoggedMistake[], today: IsoDay): string {
  const open = mistakes.filter(({ dueDay }) => dueDay !== null);
  const due = open.filter((mistake) => (mistake.dueDay ?? '') <= today).length;
  const done = mistakes.length - open.length;
  return `${formatCount(open.length, 'question')} open, ${due} due today, ${done} done.`;
}

/**
 * Returns the number of questions in a review: those left in today's or, after it, the mistakes still due, up to the usual length.
 */
export function reviewDrillLength({ questionsLeft, due }: DailyReview): number {
  return questionsLeft > 0 ? questionsLeft : Math.min(due, maxMistakesForMinutes(usualReviewMinutes));
}

export const dueGroupTitles: Readonly<Record<DueGroup['name'], string>> = {
  today: 'Due today',
  tomorrow: 'Tomorrow',
  later: 'Later',
  done: 'Done',
};

export const dueFilterLabels: Readonly<Record<DueFilter, string>> = {
  open: 'Any time',
  today: 'Today',
  week: 'Within seven days',
  done: 'Done',
};

/** The button of a phone that opens the filters, which says how many are set. */
export const filterButtonLabel = (active: number) => (active === 0 ? 'Filters' : `Filters: ${active} set`);

/** The button that closes the filters. */
export const filteredListLabel = (mistakes: number) =>
  mistakes === 0 ? 'No mistakes match' : `Show ${formatCount(mistakes, 'mistake')}`;

const longestTitle = 90;

/** The title of a log entry: the word, the pair, the question, or a passage with its question. */
export function mistakeTitle({ item, passage }: LoggedItem): string {
  const stem = plainNotationText(item.stem);
  const whole = passage === null ? stem : `${passage.title}: ${uncapitalize(stem)}`;
  return whole.length <= longestTitle ? whole : `${whole.slice(0, whole.lastIndexOf(' ', longestTitle))} …`;
}

/** The title of a log entry whose question isn't available. */
export function missingItemText(logged: LoggedItem | null | 'failed' | undefined): string {
  if (logged === undefined) return 'Loading…';
  return logged === 'failed'
    ? 'This question could not be loaded. Check the connection and reload the page.'
    : 'A question the site no longer asks';
}

/** "Verbal, synonym" or "Math, percent". */
export function mistakeKindLabel(
  { facts: { kind, section, topic } }: LoggedMistake,
  item: Item | null,
): string {
  const name = sectionName(section, 'dashboard');
  if (section === 'verbal') return `${name}, ${uncapitalize(itemKindLabels[kind])}`;
  return item === null
    ? `${name}, ${topic.replace(/^\w+-/, '').replaceAll('-', ' ')}`
    : `${name}, ${itemTopicLabel(item)}`;
}

export function mistakeSourceText({ planId, missedAt }: LoggedMistake, today: IsoDay): string {
  return `${testTitle(planId)}, ${formatDateNear(dayAtOffset(missedAt), today)}`;
}

/** Describes how the student missed the question: left blank, guessed, or a wrong choice and why it tempted. */
export function missDescriptionText({ miss }: LoggedMistake, item: Item | null): string {
  if (miss.kind === 'blank') return miss.ranOut ? 'Time was up before you answered.' : 'You left it blank.';
  const choice = item === null ? null : choiceByLetter(item, miss.letter);
  const chosen = choice === null ? `${miss.letter}.` : chosenAnswerText(choice);
  // The right choice isn't named until the question is opened: the student still has to recall it.
  if (miss.kind === 'guessed') {
    if (item === null) return 'You guessed.';
    return item.key === miss.letter ? 'You guessed right.' : `You guessed ${chosen}`;
  }
  return `You chose ${chosen}`;
}

/** "“wise”: looks like the word.", "“wise.”" */
function chosenAnswerText({ text, distractor }: Choice): string {
  const chosen = plainNotationText(text).replace(/\.$/, '');
  return distractor === undefined ? `“${chosen}.”` : `“${chosen}”: ${distractorLabel(distractor)}.`;
}

export function dueDateLabel(due: IsoDay | null, today: IsoDay): string {
  if (due === null) return 'Done';
  if (due <= today) return 'Today';
  return due === addDays(today, 1) ? 'Tomorrow' : formatDateNear(due, today);
}

/** The text alternative to `RecallDots`. */
export function recallProgressText(recalls: number): string {
  return `Right again ${recalls} of ${recallIntervalDays.length} times`;
}

/**
 * Sums up the mistakes due on each of the next seven days, today first: "12 mistakes are due in the next seven days, 6 of them today."
 */
export function upcomingMistakesSentence([today = 0, ...later]: readonly number[]): string {
  const total = later.reduce((sum, count) => sum + count, today);
  if (total === 0) return 'No mistakes are due in the next seven days.';
  const mistakesAre = `${formatCount(total, 'mistake')} ${total === 1 ? 'is' : 'are'}`;
  if (today === total) return `${mistakesAre} due today, and none in the six days after.`;
  return `${mistakesAre} due in the next seven days, ${today === 0 ? 'none' : `${today} of them`} today.`;
}

/** Describes the most frequent distractor with advice against it, or says that there is no pattern. */
export function mistakePatternText(all: readonly DistractorsOfKind[]): string {
  if (all.every(({ distractors }) => distractors === null)) return fewWrongAnswersText;
  const [most] = distractorPatterns(all);
  if (most === undefined) return 'Your wrong answers show no clear pattern yet.';
  return `${capitalize(distractorLabel(most.distractor))}: ${most.count} of ${most.wrongCount} wrong answers in ${itemKindPluralLabels[most.kind]}. ${distractorAdvice(most.distractor)}`;
}

export const fewWrongAnswersText = `Once you have ${minTopicResponses} wrong answers to one kind of question, we break them down here.`;

export const causeUnreadText =
  'The reason could not be saved, because your saved work can’t be read right now. Nothing has changed. Close other tabs of this site, then tap the reason again.';

export const causeNotSavedText =
  'The reason could not be saved. Nothing else is affected. Reload the page and tap the reason again.';
