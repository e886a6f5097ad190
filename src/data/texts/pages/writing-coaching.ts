import { writingFacts } from '@/data/facts/writingFacts';
import type { EssayStep } from '@/domain/exam/essays/essay-minutes';
import type { CriterionId, SelfCheckLevel } from '@/domain/exam/essays/self-check';
import type { AnnotatedText, Annotation } from '@/domain/page-text/annotated-text';
import type { GuideText } from '@/domain/page-text/guide-text';

/** Text of the page at /writing-coaching. */
export const writingCoachingText = {
  lead: 'The writing sample has no score, but schools always receive it. The sample shows how a student thinks and writes without help.',
  sections: [
    {
      id: 'schools',
      title: 'What It Can Show',
      body: [
        'Each school decides for itself how to use the writing sample. A student may have spent weeks on other essays, with help. For this one, there was only a student and a clock. It can show:',
        {
          kind: 'list',
          items: [
            '**A mind at work:** a position that is taken and held, or an experience that led somewhere.',
            '**An eye for detail:** something that this student has seen, heard, or read.',
            '**Respect for the reader:** paragraphs that each have one job.',
          ],
        },
        'The essay is a first draft and may read like one. A missing comma matters less than a missing example.',
      ],
      aside: {
        kind: 'note',
        title: 'Sent, not scored',
        text: `${writingFacts.prompts.text} The essay goes to schools [without a score](scoring#writing).`,
      },
    },
    {
      id: 'minutes',
      title: 'Where the Minutes Go',
      body: ['This schedule is our own. Try it once, then move a minute to where you need it.'],
      piece: 'minutes',
    },
    {
      id: 'examples',
      title: 'Three Essays, One Prompt',
      body: [
        '**Should every student have a regular job to do at school, such as cleaning a classroom or serving lunch? Explain your position with reasons and examples.**',
        'This is a general question, as on the Upper Level. Order, detail, and correctness count as much in an answer to a personal question, or in a story, on either level.',
        'We wrote these examples the way students write, slips included. The levels are the ones in the self-check that follows every essay here.',
      ],
      piece: 'essays',
    },
    {
      id: 'difference',
      title: 'What Made the Difference',
      body: [
        'It wasn’t the length. In the second essay, **somebody does something**: two weeks on a lunch team give a writer more to say than three general reasons. In the third, **the answer has a condition**, so that every paragraph has something to prove.',
      ],
    },
    {
      id: 'checklist',
      title: 'Read It Over',
      body: ['After an essay, you ask yourself these five questions. The self-check gives no score.'],
      piece: 'checklist',
    },
  ],
  next: {
    title: 'Write One Now',
    text: 'You get two prompts, a clock, and a box for your plan. A coach can go through the essay with you afterward.',
    action: { to: 'writingTest', label: 'Start an essay' },
    also: [{ to: 'coaching', label: 'About 1:1 coaching' }],
  },
  sources: [writingFacts.prompts, writingFacts.olderPrompts, writingFacts.writing],
} as const satisfies GuideText;

/** Instructions for each step. */
export const essayStepTexts: Readonly<Record<EssayStep, string>> = {
  choose: 'Choose the prompt that brings an example to mind first.',
  plan: 'Three lines: your answer, your best example, and what somebody might say against it.',
  opening: 'Give your answer and your main reason.',
  middle: 'Tell one example in full, then meet the objection.',
  ending: 'Return to the opening. Add no new reasons.',
  reading: 'Change words, not paragraphs.',
};

/** A checklist for rereading an essay, one step for each criterion of the self-check. */
export const criterionHints: Readonly<Record<CriterionId, string>> = {
  prompt: 'Underline your answer. If there is none, write it now.',
  order: 'Read only the first sentence of each paragraph.',
  detail: 'Find one name, one number, or one thing that somebody said.',
  sentences: 'Split the longest sentence in two. Strike out “very.”',
  correctness: 'Look at each “its,” “their,” and “to.”',
};

export interface EssayNote extends Annotation {
  /** The self-check criterion that this note is about. */
  readonly criterion: CriterionId;
  readonly text: string;
}

export interface ExampleEssay {
  readonly id: string;
  readonly level: SelfCheckLevel;
  readonly paragraphs: readonly AnnotatedText<EssayNote>[];
}

export const exampleEssays: readonly ExampleEssay[] = [
  {
    id: 'first-essay',
    level: 'In part',
    paragraphs: [
      {
        text: 'I think students should have a job at school because it teaches responsibility. Responsibility is very important in life and everyone needs it.',
        notes: [
          {
            on: 'because it teaches responsibility',
            criterion: 'prompt',
            text: 'A position and a reason, in the first sentence.',
          },
          {
            on: 'Responsibility is very important in life',
            criterion: 'detail',
            text: 'This would fit almost any essay. Who learned what, from which job?',
          },
        ],
      },
      {
        text: 'First of all, a job teaches you to be responsible. For example, if you have to clean the classroom you will learn to clean up after yourself. Also you will not make a mess because you know you have to clean it. In my school kids leave there trash everywhere and nobody picks it up, its really gross.',
        notes: [
          {
            on: 'if you have to clean the classroom',
            criterion: 'detail',
            text: '“You” could be anybody. Show one person on one day.',
          },
          {
            on: 'leave there trash everywhere and nobody picks it up, its',
            criterion: 'correctness',
            text: 'Three slips: “their,” “it’s,” and a comma where a period belongs. Yet this is the one thing that the writer has seen.',
          },
        ],
      },
      {
        text: 'Second, it helps the teachers and other people who work at the school. They are very busy and they would have more time. Some people say that students are to busy for jobs because of homework and sports. But it only takes a few minutes. In conclusion, a job teaches responsibility and it helps people.',
        notes: [
          {
            on: 'They are very busy and they would have more time.',
            criterion: 'sentences',
            text: 'Who, and time for what?',
          },
          {
            on: 'Some people say',
            criterion: 'order',
            text: 'A fair objection. It deserves its own paragraph.',
          },
        ],
      },
    ],
  },
  {
    id: 'second-essay',
    level: 'Mostly',
    paragraphs: [
      {
        text: 'Every student should have a regular job at school. People take better care of a place when they have worked in it, and school is a good place to learn that.',
        notes: [
          {
            on: 'People take better care of a place when they have worked in it',
            criterion: 'prompt',
            text: 'A reason the rest can be tested against.',
          },
        ],
      },
      {
        text: 'At my elementary school, each fourth grader was on the lunch team for two weeks. We wore hairnets, carried trays, and scraped plates. I had never thought about how much food we threw out. On my first day I emptied three whole bins, and most of it was apples with one bite gone. After that I only took an apple if I wanted one. Nobody told me to. I had just seen it.',
        notes: [
          {
            on: 'three whole bins, and most of it was apples with one bite gone',
            criterion: 'detail',
            text: 'A number, and something to see.',
          },
          {
            on: 'Nobody told me to. I had just seen it.',
            criterion: 'sentences',
            text: 'Two short sentences, just where a reader should pause.',
          },
        ],
      },
      {
        text: 'A job also lets you meet people you would otherwise walk past. I found out that Mr. Ruiz, who ran the kitchen, started at five in the morning. When you know somebody’s name, you are more polite to them, and that makes the whole school a nicer place.',
        notes: [
          {
            on: 'makes the whole school a nicer place',
            criterion: 'detail',
            text: 'After “five in the morning,” this is vague.',
          },
        ],
      },
      {
        text: 'Some parents might say that students go to school to learn, not to clean. I understand that, but ten minutes a day doesn’t take anything away from math. Jobs also teach teamwork and time management. A school where everyone helps belongs to everyone, and that is why I think each student should have a job.',
        notes: [
          {
            on: 'ten minutes a day doesn’t take anything away from math',
            criterion: 'order',
            text: 'The objection has a fair answer.',
          },
          {
            on: 'Jobs also teach teamwork and time management',
            criterion: 'prompt',
            text: 'New reasons, and no room left to show them.',
          },
        ],
      },
    ],
  },
  {
    id: 'third-essay',
    level: 'Throughout',
    paragraphs: [
      {
        text: 'On the first Monday of seventh grade, I was handed a key to the greenhouse and told that forty tomato plants were now mine. I would have preferred almost any other job. Still, I now think that every student should be given one, and that it should be a job that can go wrong.',
        notes: [
          {
            on: 'told that forty tomato plants were now mine',
            criterion: 'order',
            text: 'It starts with a scene. The answer follows two sentences later.',
          },
          {
            on: 'it should be a job that can go wrong',
            criterion: 'prompt',
            text: 'A yes with a condition. The essay must now show why.',
          },
        ],
      },
      {
        text: 'Most of what we do in school can’t really go wrong. If I skip a worksheet, I lose two points, and nobody else is affected. In October I forgot to open the vents before a warm weekend. On Monday eleven plants lay flat, and the cook, who had promised the whole school salsa, came out to look at them. She only asked, “So what do we do now?” No grade has ever made me feel as useful as that “we.”',
        notes: [
          {
            on: 'and the cook, who had promised the whole school salsa, came out',
            criterion: 'correctness',
            text: 'A clause set off by both of its commas.',
          },
          {
            on: '“So what do we do now?”',
            criterion: 'detail',
            text: 'Six words that show responsibility. The essay never uses that word.',
          },
        ],
      },
      {
        text: 'A job like that changes how you see other people’s work, too. Until then, I believed lunch simply appeared. Now I notice the boy who stacks the chairs after assembly, and when the gym floor shines, I know whose morning that was.',
        notes: [
          {
            on: 'Until then, I believed lunch simply appeared.',
            criterion: 'sentences',
            text: 'Seven words and one exact verb, before a long sentence.',
          },
        ],
      },
      {
        text: 'It is true that chores can be unfair. If the same few students always end up with the mops while others water flowers, a school teaches the wrong lesson. The answer is a list that rotates, with teachers on it, and not a school in which a few adults clean up after four hundred people.',
        notes: [
          {
            on: 'The answer is a list that rotates, with teachers on it',
            criterion: 'order',
            text: 'The objection gets a paragraph and a practical answer.',
          },
        ],
      },
      {
        text: 'We replanted, and in January there was a little salsa. I remember it better than anything I was tested on that year, because for once the result was not a number next to my name. It was on everybody’s plate.',
        notes: [
          {
            on: 'It was on everybody’s plate.',
            criterion: 'prompt',
            text: 'The answer once more, as a picture.',
          },
        ],
      },
    ],
  },
];
