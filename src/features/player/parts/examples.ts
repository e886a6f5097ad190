/** Solved examples for the directions, written for them alone: no question of a test repeats one. */
import type { Letter } from '@/domain/exam/item';

export interface ExampleChoice {
  readonly letter: Letter;
  readonly text: string;
  readonly why: string;
}

export interface Example {
  /** "An analogy, solved". */
  readonly label: string;
  readonly passage?: string;
  readonly stem: string;
  /** What to do, and what comes of it in this question. */
  readonly steps: readonly { readonly does: string; readonly gives: string }[];
  readonly choices: readonly ExampleChoice[];
  readonly answer: Letter;
}

const analogy: Example = {
  label: 'An analogy, solved',
  stem: 'Whisper is to shout as stroll is to',
  steps: [
    {
      does: 'Say how the first two words go together.',
      gives: 'To shout is to whisper with far more force.',
    },
    { does: 'Try each choice in that sentence.', gives: 'To \u2026 is to stroll with far more force.' },
  ],
  choices: [
    { letter: 'A', text: 'wander', why: 'As easy as a stroll. Nothing is added.' },
    { letter: 'B', text: 'path', why: 'Where one strolls, not a way to go.' },
    { letter: 'C', text: 'sprint', why: 'Right: the same thing with far more force.' },
    { letter: 'D', text: 'rest', why: 'What follows a stroll. It is less, not more.' },
    { letter: 'E', text: 'voice', why: 'It goes with the first pair, not with a stroll.' },
  ],
  answer: 'C',
};

const synonym: Example = {
  label: 'A synonym, solved',
  stem: 'Scarce',
  steps: [
    { does: 'Say what the word means before you look down.', gives: 'There is not much of it.' },
    { does: 'Find the choice that says the same.', gives: 'Mistrust a word that only looks like it.' },
  ],
  choices: [
    { letter: 'A', text: 'afraid', why: 'That is scared, which only looks alike.' },
    { letter: 'B', text: 'rare', why: 'Right: seldom found, for there is little of it.' },
    { letter: 'C', text: 'costly', why: 'What scarce things become, not what they are.' },
    { letter: 'D', text: 'plentiful', why: 'The opposite.' },
    { letter: 'E', text: 'hidden', why: 'A thing can be hidden and still abound.' },
  ],
  answer: 'B',
};

const quantitative: Example = {
  label: 'A problem, solved',
  stem: 'Nadia reads 40% of a 60-page book on Monday and half of the rest on Tuesday. How many pages are left?',
  steps: [
    { does: 'Write down what is left after each step.', gives: '60 \u2212 24 = 36, and half of 36 is 18.' },
    { does: 'Look back at what is asked.', gives: 'Pages that are left, not pages that are read.' },
  ],
  choices: [
    { letter: 'A', text: '6', why: 'Takes half of all 60 pages on Tuesday.' },
    { letter: 'B', text: '18', why: 'Right: 36 are left on Monday, half of them on Tuesday.' },
    { letter: 'C', text: '24', why: 'The pages read on Monday.' },
    { letter: 'D', text: '36', why: 'What is left on Monday, before Tuesday.' },
    { letter: 'E', text: '42', why: 'The pages read, not those left.' },
  ],
  answer: 'B',
};

const reading: Example = {
  label: 'A reading question, solved',
  passage:
    'The keeper\u2019s log for that winter is brief. \u201cFog,\u201d it says on most days, and nothing more. Only on the morning when the supply boat came does the ink run on for a whole page, down to the brand of the coffee.',
  stem: 'The last sentence suggests that the keeper',
  steps: [
    {
      does: 'Go back to the lines that the question is about.',
      gives: 'One word on most days, a page on this one.',
    },
    {
      does: 'Take the choice that those lines bear out.',
      gives: 'If you have to add something, it is not that one.',
    },
  ],
  choices: [
    { letter: 'A', text: 'disliked writing', why: 'One word a day looks like it. The page says no.' },
    { letter: 'B', text: 'drank too much coffee', why: 'Coffee is named, but no amount.' },
    { letter: 'C', text: 'had been in danger', why: 'Fog is all we hear of. Nothing threatens.' },
    { letter: 'D', text: 'wrote for others to read', why: 'No reader of the log is mentioned.' },
    { letter: 'E', text: 'was glad of the visit', why: 'Right: only then was there so much to say.' },
  ],
  answer: 'E',
};

/** By what a section is about; the experimental section, which mixes, has none of its own. */
export const examples = {
  verbal: [analogy, synonym],
  quantitative: [quantitative],
  reading: [reading],
} as const satisfies Readonly<Record<string, readonly Example[]>>;

interface Advice {
  readonly label: string;
  readonly title: string;
  readonly steps: readonly { readonly does: string; readonly gives: string }[];
}

export const writingAdvice: Advice = {
  label: 'How to go about it',
  title: 'Plan, write, read it over',
  steps: [
    {
      does: 'Choose the prompt that gives you a scene or a reason at once.',
      gives: 'Neither is worth more, and you can still change your mind.',
    },
    {
      does: 'Note a few words for each paragraph.',
      gives:
        'A story: how it begins, what turns, how it ends. An opinion: your side, two reasons, one doubt answered.',
    },
    {
      does: 'Write most of the time, in full sentences.',
      gives: 'Something seen or heard says more than a claim.',
    },
    { does: 'Keep the last few minutes for reading.', gives: 'Look for missing words, then for spelling.' },
  ],
};

export const experimentalAdvice: Advice = {
  label: 'What to expect',
  title: 'A little of everything',
  steps: [
    {
      does: 'Verbal, reading, and quantitative questions take turns.',
      gives: 'You know each kind from its section.',
    },
    { does: 'Keep an even pace.', gives: 'Reading takes the most time: leave it a good third.' },
    { does: 'Nothing here counts for your score.', gives: 'It is practice in staying with it to the end.' },
  ],
};
