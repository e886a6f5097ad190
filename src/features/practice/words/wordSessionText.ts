/** All text of word practice, except what the page shows before it loads (`wordsPageTexts.ts`). */
import type { MovedUpWord } from '@/domain/plan/words/moved-up';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { type NewWordQuota, usualNewWordsPerDay } from '@/domain/plan/words/new-word-quota';
import type { WordForecast } from '@/domain/plan/words/word-forecast';
import { recallsPerSession, sessionsNeeded } from '@/domain/plan/words/word-pace';
import type { WordTally, WordsToday } from '@/domain/plan/words/words-today';
import { assertUnreachable } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';
import { capitalize, formatCount, formatDateNear, spellOutCount, formatNumber } from '@/lib/text/format';

export const wordsNotLoadedText =
  'The words could not be loaded, so the session didn’t start. Nothing is lost. Check the connection and try again.';

/** How many of the words not seen yet the sessions until the test have time for. */
export interface WordOutlook extends WordForecast {
  /** True if the sessions are those of a plan, false if they are a usual one every day. */
  readonly isPlanned: boolean;
}

/**
 * Explains the number of new words: "8 new words a day: the 300 words you have not met yet, spread over the 38 days ...", or how
 * many of them there is time for.
 */
export function newWordsReasonText(
  {
    newWords,
    learned,
    wordsToLearn,
    isQuotaCut,
  }: Pick<WordsToday, 'newWords' | 'learned' | 'wordsToLearn' | 'isQuotaCut'>,
  left: number,
  outlook: WordOutlook,
): string {
  const isShort = (newWords.days ?? 0) > 0 && outlook.words < left;
  const reason = isShort
    ? shortOutlookText(newWords.reason, left, outlook)
    : newWordsRuleText(newWords, left, outlook);
  if (learned > 0 && wordsToLearn.length === 0) return `${reason} Today’s new ones are done.`;
  const soFar = learned === 0 ? '' : ` You have learned ${formatCount(learned, 'new word')} today.`;
  // If the whole list doesn't fit anyway, the reason has said that new words get what the others leave.
  const crowded = isQuotaCut && !isShort ? ` ${crowdedDayText(wordsToLearn.length)}` : '';
  return `${reason}${crowded}${soFar}`;
}

/** "By the last week before your test, ten minutes a day are enough for about 310 of the 640 words you have not seen: ..." */
function shortOutlookText(
  reason: NewWordQuota['reason'],
  left: number,
  { words, perDay, isPlanned }: WordOutlook,
): string {
  const sessions = isPlanned ? 'your plan has time' : 'ten minutes a day are enough';
  if (words === 0)
    return `Until the last week before your test, ${sessions} for the words to recall, but not for new ones.`;
  const many = `${roughCount(words)} of the ${formatCount(left, 'word')} you have not seen`;
  const each = `about ${formatCount(Math.max(1, Math.round(perDay)), 'new word')} ${isPlanned ? 'a session' : 'a day'}`;
  const order =
    reason === 'most' ? ' Everyday words come last, because you are most likely to know them.' : '';
  return `By the last week before your test, ${sessions} for ${many}: ${each}, more at first and fewer as words return.${order}`;
}

/** Rounds a forecast to tens: "about 150", "12". */
function roughCount(words: number): string {
  return words < 20 ? formatNumber(words) : `about ${formatNumber(10 * Math.round(words / 10))}`;
}

function crowdedDayText(fresh: number): string {
  return fresh === 0
    ? 'Today there is no room for more new words: the words to recall come first.'
    : `Today there is room for ${spellOutCount(fresh)} of the new ones: the words to recall come first.`;
}

function newWordsRuleText(
  { count: perDay, reason, days }: NewWordQuota,
  left: number,
  { words }: WordOutlook,
): string {
  switch (reason) {
    case 'usual': {
      const most = `Without a test date, you learn up to ${spellOutCount(usualNewWordsPerDay)} new words a day`;
      const soon = words < left ? `: ${roughCount(words)} in the next four weeks, at ten minutes a day` : '';
      return `${most}${soon}. Set a date in the study planner, and the number adjusts to it.`;
    }
    case 'most':
    case 'spread':
      if (left <= 1) return 'Only one word on the list is left to learn.';
      if (days === 1)
        return `Today is the last day for new words before your test: ${formatCount(left, 'word')} are left on the list.`;
      return `${formatCount(perDay, 'new word')} a day: the ${formatNumber(left)} words you have not seen yet, spread over the ${formatCount(days ?? 0, 'day')} until the last week before your test.`;
    case 'final-week':
      return 'No new words in the last week before your test: now you go over what you know.';
    case 'none-left':
      return 'You have seen every word on the list.';
    default:
      return assertUnreachable(reason);
  }
}

/** Why there are fewer words around the test, or none. */
export function testPhaseText(phase: NonNullable<WordsToday['testPhase']>, due: number): string {
  if (phase === 'test-day') return 'Your test is today, so there are no words. You have done what you could.';
  return due === 0
    ? 'Your test is tomorrow. Rest is worth more now than another word.'
    : 'Your test is tomorrow, so ten minutes are enough. The words you are most likely to forget come first. Then rest.';
}

/** A note on the words to recall: "You missed 3 of them last time." */
export function missedRecallsText(missed: number): string | null {
  return missed === 0 ? null : `You missed ${formatNumber(missed)} of them last time.`;
}

export const nothingDueText = 'Nothing is due today';

/** "The next words return on Nov 24." */
export function nextDueText(next: IsoDay | null, today: IsoDay): string {
  return next === null
    ? 'You have not learned any words yet.'
    : `The next words return on ${formatDateNear(next, today)}.`;
}

export function wordsSavedText(savesOnDevice: boolean): string {
  return savesOnDevice
    ? 'Your words are saved on this device after each answer.'
    : 'Your words are saved after each answer, but only for this visit.';
}

/** The position in a session: "Word 4 of 26". */
export function sessionPositionLabel(place: number, of: number, again: boolean): string {
  return again ? 'Once more' : `Word ${formatNumber(place)} of ${formatNumber(of)}`;
}

export function sessionTimeLeftLabel(minutes: number): string {
  return minutes === 0 ? 'Last word' : `${formatNumber(minutes)} min left`;
}

const remember = 'What does it mean? Answer in your head, then look at the choices.';
export const recallHints = {
  due: remember,
  new: 'A new word. Guess what it means, then look at the choices.',
  again: remember,
} as const;
export const askKindLabels = { due: null, new: 'new word', again: null } as const;
export const meaningPrompt = 'Which meaning is right?';

/** For a wrong choice: "You chose the meaning of “attain.” This word returns in a moment." */
export function wrongMeaningText(chosen: string, isLast: boolean): string {
  const next = isLast ? 'Time is up, so this word returns another day.' : 'This word returns in a moment.';
  return `You chose the meaning of “${chosen}.” ${next}`;
}

/** Shown above the help for a word that was missed several times in a row. */
export const failingWordText =
  'You have missed this word several times. Remember it by its root and a picture.';

/** A fact below a definition: its label, and one line or several. */
export interface WordEntryFact {
  readonly term: string;
  readonly lines: readonly string[];
}

const fact = (term: string, lines: readonly string[]): WordEntryFact[] =>
  lines.length === 0 ? [] : [{ term, lines }];

/** Returns the facts below a definition, most helpful first: for a word that keeps failing, its root and a picture. */
export function wordEntryFacts(entry: WordEntry, failing: boolean): readonly WordEntryFact[] {
  const { root, family, sentence, secondMeaning, lookAlikes, picture } = entry;
  const told = {
    root: fact('Root', root === null ? [] : [capitalize(root)]),
    sentence: fact('In a sentence', [sentence]),
    picture: fact('Picture', [capitalize(picture)]),
    second: fact('Also', secondMeaning === null ? [] : [secondMeaning]),
    lookAlikes: fact(
      'Not the same',
      lookAlikes.map(({ word, meaning }) => `${word}: ${meaning}`),
    ),
    family: fact('Family', family.length === 0 ? [] : [family.join(', ')]),
  };
  return failing
    ? [...told.root, ...told.sentence, ...told.picture, ...told.second, ...told.lookAlikes, ...told.family]
    : [...told.sentence, ...told.second, ...told.lookAlikes, ...told.root, ...told.family];
}

/** Titles for the end of the day's words, of one session of several, and of a session that was stopped. */
export const sessionEndTitles = {
  day: 'Done for today',
  session: 'Session done',
  early: 'Stopped for now',
} as const;

/** Summarizes the day's totals and what follows. */
export function wordDayTotals(
  { recalls, right, newWords }: WordTally,
  dueTomorrow: number,
): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: 'Words today', value: formatNumber(recalls) },
    { label: 'Right the first time', value: formatNumber(right) },
    { label: 'New', value: formatNumber(newWords) },
    { label: 'Due tomorrow', value: formatNumber(dueTomorrow) },
  ];
}

export const movedUpTitle = 'Moved Up';

/** Explains the list of the words that moved up. */
export function movedUpText(words: number): string {
  return words === 1
    ? 'You were right about this word, so more days pass before its next review.'
    : `You were right about these ${formatNumber(words)} words, so more days pass before their next reviews.`;
}

/** "12 days, up from 4" */
export function movedUpDaysText({ fromDays, toDays }: Omit<MovedUpWord, 'word'>): string {
  return `${formatCount(toDays, 'day')}, up from ${formatNumber(fromDays)}`;
}

/** For a day with more words due than a session takes: "The 40 that have waited longest come first." */
export function reviewOrderText({
  due,
  isFinalWeek,
}: Pick<WordsToday, 'due' | 'isFinalWeek'>): string | null {
  if (due.length <= recallsPerSession) return null;
  return isFinalWeek
    ? `The review takes ${formatCount(sessionsNeeded(due.length), 'session')} of up to ten minutes, with a break whenever you like. The words you are most likely to forget before the test come first.`
    : `The ${formatNumber(recallsPerSession)} words that have waited longest come first. They take ten minutes; the others can wait until tomorrow.`;
}

/** The words left over by the session: "12 words are still due. They come first next time." */
export function stillDueText({ due, isFinalWeek }: Pick<WordsToday, 'due' | 'isFinalWeek'>): string | null {
  if (due.length === 0) return null;
  const still =
    due.length === 1 ? 'One word is still due' : `${formatNumber(due.length)} words are still due`;
  if (isFinalWeek)
    return `${still} today, in ${formatCount(sessionsNeeded(due.length), 'more session')}. Before the test, every word you know comes up once more.`;
  return due.length === 1 ? `${still}. It comes first next time.` : `${still}. They come first next time.`;
}

/** The number of new words added when a student asks for more. */
export const extraNewWordCount = 5;

export function moreNewWordsLabel(words: number): string {
  return `${capitalize(spellOutCount(words))} more new ${words === 1 ? 'word' : 'words'}`;
}

export const moreDueWordsLabels = { usual: 'Go on', finalWeek: 'Start another session' } as const;

export const answersNotSavedText =
  'Your last answers could not be saved. Keep this page open: we will try again after your next answer.';
