/** The text of the words page before anything is fetched. */
import { wordIndexes } from '@/data/words/wordIndex';
import type { LevelId } from '@/domain/exam/level/level-id';
import { formatNumber } from '@/lib/text/format';
import { site } from '@/site';
import type { TermDefinition } from '@/ui/cards/TermList';

/** "more than 400" */
function roundedCount(level: LevelId): string {
  return `more than ${formatNumber(100 * Math.floor((wordIndexes[level].length - 1) / 100))}`;
}

const lead =
  'Spend ten minutes a day on words. One hand is enough. You see a word, say its meaning to yourself, and find it among four choices.';

const facts: readonly TermDefinition[] = [
  {
    term: 'How you learn a word',
    text: 'You try to remember it first. Then you see its meaning, a sentence, its root and family, and the words people mistake it for. A word you miss returns in the same session until you get it right once.',
  },
  {
    term: 'When it returns',
    text: 'A word returns around the time we estimate that you would start to forget it. At first, that is after a day or two, and later it is after weeks. The timing depends on how many times and how fast you answer correctly.',
  },
  {
    term: 'Before the test',
    text: 'If you set a test date, you spend the last week before it reviewing every word you know, weakest first. If you know many words, a day’s review takes more than one session.',
  },
  {
    term: 'Which words',
    text: `Each level of the test has a list. The Middle Level has ${roundedCount('middle')} words. The Upper Level has ${roundedCount('upper')}, from everyday words to rare ones. You start with easier ones. If your test is too close for you to learn them all, everyday words come last. A new word you know at once returns after about a week. Each list includes every word that the synonym questions in our tests of that level ask about. We chose the words, and we found no official list.`,
  },
  {
    term: 'What is saved',
    text: 'The words you have seen and their return dates are saved in this browser. Nothing is sent anywhere. If you change the level, words that are only on the other list wait until you change back.',
  },
];

/** The text beside the card that starts a session. */
export const wordsPageTexts = { title: site.verbalPracticeApp.heading, lead, facts } as const;

export const wordsStartTitle = 'Today’s Words';

export const wordsNeedScriptsText =
  'This page needs JavaScript to show you words. Turn it on, then reload the page. Nothing is lost.';

export const lookingUpWordsText = 'Looking up your words…';
