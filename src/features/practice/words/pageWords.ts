/** What the page of words says before anything is fetched. */
import { site } from '@/site';
import type { TermDefinition } from '@/ui/cards/TermList';

const lead =
  'Ten minutes of words a day, with one hand. You see a word, say to yourself what it means, and find its meaning among four.';

const facts: readonly TermDefinition[] = [
  {
    term: 'How a word is learned',
    text: 'You try to remember it first. Then you see its meaning, a sentence, its root and family, and the words it is mistaken for. A word you miss comes back in the same session until you get it right once.',
  },
  {
    term: 'When it comes back',
    text: 'Shortly before you would be likely to forget it: after a day or two at first, later after weeks. That is worked out from how often and how quickly you are right.',
  },
  {
    term: 'Before the test',
    text: 'Once your test date is set, every word you know comes back once more in the last week before it, the weakest first, and no word is put off past it. If you know many words, a day of that week takes more than one session.',
  },
  {
    term: 'Which words',
    text: 'More than 600, from everyday words to rare ones, easier ones first. If your test is too near to learn them all, everyday words come last. A new word that you know at once comes back after about a week. Every synonym that our tests ask for is among them. The choice of words is ours.',
  },
  {
    term: 'What is kept',
    text: 'Which words you have met and when they come back, in this browser. Nothing is sent anywhere.',
  },
];

/** What stands beside the card that starts a session. */
export const wordsPage = { title: site.verbalPracticeApp.title, lead, facts } as const;

export const needsScripts =
  'This page needs JavaScript to ask you words. Turn it on, then reload the page. Nothing is lost.';

export const looking = 'Looking up your words…';
