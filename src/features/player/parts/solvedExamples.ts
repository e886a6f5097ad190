/** Solved examples for the directions, written only for them: no question on a test repeats one. */
import type { ChoiceLetter } from '@/domain/exam/items/item';

export interface ExampleChoice {
  readonly letter: ChoiceLetter;
  readonly text: string;
  readonly why: string;
}

export interface SolvedExample {
  /** "An analogy, solved". */
  readonly label: string;
  readonly passage?: string;
  readonly stem: string;
  /** A step, and its result in this question. */
  readonly steps: readonly { readonly does: string; readonly gives: string }[];
  readonly choices: readonly ExampleChoice[];
  readonly answer: ChoiceLetter;
}

const analogy: SolvedExample = {
  label: 'An analogy, solved',
  stem: 'Whisper is to shout as stroll is to',
  steps: [
    {
      does: 'Say how the first two words are related.',
      gives: 'To shout is to whisper with far more force.',
    },
    { does: 'Try each choice in that sentence.', gives: 'To \u2026 is to stroll with far more force.' },
  ],
  choices: [
    { letter: 'A', text: 'wander', why: 'As easy as a stroll. Nothing is added.' },
    { letter: 'B', text: 'path', why: 'Where you stroll, not a way to move.' },
    { letter: 'C', text: 'sprint', why: 'Right: the same thing with far more force.' },
    { letter: 'D', text: 'rest', why: 'What follows a stroll. It is less, not more.' },
    { letter: 'E', text: 'voice', why: 'It goes with the first pair, not with a stroll.' },
  ],
  answer: 'C',
};

const synonym: SolvedExample = {
  label: 'A synonym, solved',
  stem: 'Scarce',
  steps: [
    { does: 'Define the word before you look at the choices.', gives: 'There is not much of it.' },
    { does: 'Find the choice with the same meaning.', gives: 'Don’t trust a word that only looks similar.' },
  ],
  choices: [
    { letter: 'A', text: 'afraid', why: 'That is “scared,” which only looks similar.' },
    { letter: 'B', text: 'rare', why: 'Right: seldom found, because there is little of it.' },
    { letter: 'C', text: 'costly', why: 'What scarce things become, not what they are.' },
    { letter: 'D', text: 'plentiful', why: 'The opposite.' },
    { letter: 'E', text: 'hidden', why: 'A thing can be hidden and still abound.' },
  ],
  answer: 'B',
};

const quantitative: SolvedExample = {
  label: 'A problem, solved',
  stem: 'Nadia reads 40% of a 60-page book on Monday and half of the rest on Tuesday. How many pages are left?',
  steps: [
    { does: 'Write down what is left after each step.', gives: '60 \u2212 24 = 36, and half of 36 is 18.' },
    { does: 'Check what the question asks.', gives: 'Pages left, not pages read.' },
  ],
  choices: [
    { letter: 'A', text: '6', why: 'Takes half of all 60 pages on Tuesday.' },
    { letter: 'B', text: '18', why: 'Right: 36 are left after Monday, and half of those after Tuesday.' },
    { letter: 'C', text: '24', why: 'The pages read on Monday.' },
    { letter: 'D', text: '36', why: 'What is left after Monday, before Tuesday.' },
    { letter: 'E', text: '42', why: 'The pages read, not those left.' },
  ],
  answer: 'B',
};

const reading: SolvedExample = {
  label: 'A reading question, solved',
  passage:
    'The keeper\u2019s log for that winter is brief. \u201cFog,\u201d it says on most days, and nothing more. Only on the morning when the supply boat came does the ink run on for a whole page, down to the brand of the coffee.',
  stem: 'The last sentence suggests that the keeper',
  steps: [
    {
      does: 'Go back to the lines that the question is about.',
      gives: 'One word on most days, a whole page on this one.',
    },
    {
      does: 'Choose the answer that those lines support.',
      gives: 'A choice that needs something added is wrong.',
    },
  ],
  choices: [
    {
      letter: 'A',
      text: 'disliked writing',
      why: 'One word a day might suggest it. The full page says otherwise.',
    },
    { letter: 'B', text: 'drank too much coffee', why: 'Coffee is mentioned, but not how much.' },
    { letter: 'C', text: 'had been in danger', why: 'All we hear about is fog. Nothing is threatening.' },
    { letter: 'D', text: 'wrote for others to read', why: 'No reader of the log is mentioned.' },
    { letter: 'E', text: 'was glad of the visit', why: 'Right: only then was there so much to say.' },
  ],
  answer: 'E',
};

/** By section subject; the experimental section, which mixes subjects, has none. */
export const solvedExamples = {
  verbal: [analogy, synonym],
  quantitative: [quantitative],
  reading: [reading],
} as const satisfies Readonly<Record<string, readonly SolvedExample[]>>;

interface Advice {
  readonly label: string;
  readonly title: string;
  readonly steps: readonly { readonly does: string; readonly gives: string }[];
}

export const writingAdvice: Advice = {
  label: 'How to do it',
  title: 'Plan, Write, Read It Over',
  steps: [
    {
      does: 'Choose the prompt that gives you a scene or a reason right away.',
      gives: 'Neither prompt is worth more, and you can change your mind.',
    },
    {
      does: 'Jot down a few words for each paragraph.',
      gives:
        'For a personal question: one time and place, what happened, and what it meant. For a general one: your answer, two reasons, and a reply to one doubt.',
    },
    {
      does: 'Spend most of your time writing in full sentences.',
      gives: 'Something you saw or heard says more than a claim.',
    },
    {
      does: 'Save the last few minutes to reread your essay.',
      gives: 'Look for missing words, then for spelling.',
    },
  ],
};

export const experimentalAdvice: Advice = {
  label: 'What to expect',
  title: 'A Little of Everything',
  steps: [
    {
      does: 'Verbal, reading, and quantitative questions are mixed together.',
      gives: 'You have seen each kind in its own section.',
    },
    {
      does: 'Keep an even pace.',
      gives: 'Reading takes the longest, so leave a good third of your time for it.',
    },
    {
      does: 'Nothing here counts toward your score.',
      gives: 'You practice staying focused to the end.',
    },
  ],
};
