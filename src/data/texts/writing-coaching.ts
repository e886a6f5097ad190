import type { EssayStep } from '@/domain/exam/essay-minutes';
import type { CriterionId, LevelName } from '@/domain/exam/self-check';
import type { NotedText, NoteOn } from '@/domain/page-text/annotated';
import type { GuideText } from '@/domain/page-text/page-text';

/** How a writing sample is planned, written, and read over (/writing-coaching). */
export const writingCoachingText = {
  lead: 'The writing sample has no score, and schools read it all the same. It shows what a student thinks and writes in one sitting, with no one helping.',
  sections: [
    {
      id: 'schools',
      title: 'What Schools Look For',
      body: [
        'Each school decides for itself how to use the writing sample. The other essays of an application may have had weeks, and someone to help. This one had a student and a clock. A page written that way can show:',
        {
          kind: 'list',
          items: [
            '**A mind at work.** A position that is taken and held, or a story that goes somewhere.',
            '**An eye for detail.** Something that this student has seen, heard, or read, and not what anybody might say.',
            '**Respect for the reader.** An order that can be followed, and paragraphs that each have one job.',
            '**A voice of its own.** Plain words that sound like the person in the interview.',
          ],
        },
        'It is a first draft and may read like one. A missing comma matters less than a missing example.',
      ],
      aside: {
        kind: 'note',
        title: 'Sent, not scored',
        text: 'At the Upper Level, students choose between two prompts: a sentence that opens a story, and a question that asks for an opinion. The essay has [no score](scoring#writing). It goes to schools with the scores of the other sections.',
      },
    },
    {
      id: 'minutes',
      title: 'Where the Minutes Go',
      body: [
        'Time is lost at both ends: by students who start without a plan, and by students who are still writing when the clock stops. This division is ours. Try it once, then move a minute to where you need it.',
      ],
      aside: {
        kind: 'note',
        title: 'With extra time',
        text: 'Stretch every step alike. A longer plan is no use if the middle doesn’t grow with it.',
      },
      piece: 'minutes',
    },
    {
      id: 'examples',
      title: 'Three Essays, One Prompt',
      body: [
        'The prompt: **Should every student have a regular job to do at school, such as cleaning a classroom or serving lunch? Explain your position with reasons and examples.**',
        'These essays are examples. They were written for this page, the way students write, slips included. No student handed them in, and no school has judged them. Their levels are those of the self-check that follows every essay on this site.',
      ],
      piece: 'essays',
    },
    {
      id: 'difference',
      title: 'What Made the Difference',
      body: [
        'The third essay is twice as long as the first, but its length is not what makes it better. Two changes do that, and both can be practiced.',
        {
          kind: 'steps',
          items: [
            '**From the first to the second: somebody does something.** “You will learn to clean up” becomes three bins of apples with one bite gone. One afternoon that you remember gives you more to write than three general reasons.',
            '**From the second to the third: the answer gets a condition.** “Yes” becomes “yes, if the job can go wrong.” Then every paragraph has something to prove, and nothing needs to be added at the end.',
          ],
        },
      ],
    },
    {
      id: 'checklist',
      title: 'Read It Over',
      body: [
        'After an essay here, you go through the same five questions and choose a level for each. The levels are words and are never added up. Under each question is what to look for when you have two minutes.',
      ],
      piece: 'checklist',
    },
    {
      id: 'coach',
      title: 'With a Coach',
      body: [
        'A checklist can’t tell you which of two ideas is the better one. In a [1:1 meeting](coaching), a coach reads a practice essay with the student: the choice of prompt, the plan, the examples, the sentences, and where the minutes went. Bring one that you wrote under the clock, with its plan.',
      ],
    },
  ],
  next: {
    title: 'Write One Now',
    text: 'Two prompts, a clock, and a box for your plan. Afterward you can print the essay or save it, and compare it with your earlier ones.',
    action: { to: 'writingTest', label: 'Start an essay' },
    also: [{ to: 'coaching', label: 'About 1:1 coaching' }],
  },
  statesFacts: true,
} as const satisfies GuideText;

interface StepText {
  readonly title: string;
  readonly text: string;
}

export const essayStepTexts: Readonly<Record<EssayStep, StepText>> = {
  choose: {
    title: 'Choose',
    text: 'Take the prompt for which an example comes to mind first. Don’t look back at the other one.',
  },
  plan: {
    title: 'Plan',
    text: 'Three lines: your answer, your best example, and what somebody might say against it. For a story: where it starts, what changes, how it ends.',
  },
  opening: {
    title: 'Opening',
    text: 'Answer in the first paragraph, with your main reason. Leave out “In this essay I will.”',
  },
  middle: {
    title: 'Middle',
    text: 'One example told in full is better than three in a sentence each. Give the objection a paragraph of its own.',
  },
  ending: {
    title: 'Ending',
    text: 'Go back to something from the opening and say what has become of it. New reasons belong in the middle.',
  },
  reading: {
    title: 'Read over',
    text: 'Look for missing words first, then for periods and apostrophes. Change words, not paragraphs.',
  },
};

/** What to look for when an essay is read over. */
export const criterionHints: Readonly<Record<CriterionId, string>> = {
  prompt: 'Underline your answer. If you need more than one sentence for it, or find none, write it now.',
  order: 'Read only the first sentence of each paragraph. Together they should tell the whole.',
  detail: 'Find one name, one number, or one thing that somebody said.',
  sentences: 'Find the longest sentence. Could it be two? Then strike out every “very.”',
  correctness: 'Look at each “its,” “their,” and “to,” and at every comma between two whole sentences.',
};

export interface EssayNote extends NoteOn {
  /** What of the self-check it is about. */
  readonly criterion: CriterionId;
  readonly text: string;
}

export interface ExampleEssay {
  readonly id: string;
  readonly title: string;
  readonly levels: Readonly<Record<CriterionId, LevelName>>;
  readonly paragraphs: readonly NotedText<EssayNote>[];
}

export const exampleEssays: readonly ExampleEssay[] = [
  {
    id: 'first-essay',
    title: 'First Essay: In Part',
    levels: {
      prompt: 'Mostly',
      order: 'In part',
      detail: 'In part',
      sentences: 'In part',
      correctness: 'In part',
    },
    paragraphs: [
      {
        text: 'I think students should have a job at school because it teaches responsibility. Responsibility is very important in life and everyone needs it.',
        notes: [
          {
            on: 'because it teaches responsibility',
            criterion: 'prompt',
            text: 'The position and a reason stand in the first sentence. A reader never has to look for them.',
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
            text: '“You” could be anybody. One person in one classroom on one day would show it.',
          },
          {
            on: 'leave there trash everywhere and nobody picks it up, its',
            criterion: 'correctness',
            text: 'Three slips in one sentence: “their,” “it’s,” and a comma where a period belongs. Yet here is the one thing that the writer has seen. It should have come first.',
          },
        ],
      },
      {
        text: 'Second, it helps the teachers and other people who work at the school. They are very busy and they would have more time. Some people say that students are to busy for jobs because of homework and sports. But it only takes a few minutes. In conclusion, a job teaches responsibility and it helps people.',
        notes: [
          {
            on: 'They are very busy and they would have more time.',
            criterion: 'sentences',
            text: 'Name one of them: the custodian, the cook. Then say what they would do with the time.',
          },
          {
            on: 'Some people say',
            criterion: 'order',
            text: 'A fair objection, squeezed in between a reason and the conclusion. It deserves its own paragraph.',
          },
        ],
      },
    ],
  },
  {
    id: 'second-essay',
    title: 'Second Essay: Mostly',
    levels: {
      prompt: 'Mostly',
      order: 'Mostly',
      detail: 'Mostly',
      sentences: 'Mostly',
      correctness: 'Throughout',
    },
    paragraphs: [
      {
        text: 'Every student should have a regular job at school. People take better care of a place when they have worked in it, and school is a good place to learn that.',
        notes: [
          {
            on: 'People take better care of a place when they have worked in it',
            criterion: 'prompt',
            text: 'A reason that is more than a big word. Everything below can be held against it.',
          },
        ],
      },
      {
        text: 'At my elementary school, each fourth grader was on the lunch team for two weeks. We wore hairnets, carried trays, and scraped plates. I had never thought about how much food we threw out. On my first day I emptied three whole bins, and most of it was apples with one bite gone. After that I only took an apple if I wanted one, and so did my friends. Nobody had told us to. We had just seen it.',
        notes: [
          {
            on: 'three whole bins, and most of it was apples with one bite gone',
            criterion: 'detail',
            text: 'A number, and something to see. The word “waste” alone would not have done it.',
          },
          {
            on: 'Nobody had told us to. We had just seen it.',
            criterion: 'sentences',
            text: 'Two short sentences at the end of a long paragraph. A reader stops where the writer wants it.',
          },
        ],
      },
      {
        text: 'A job also lets you meet people you would otherwise walk past. I found out that Mr. Ruiz, who ran the kitchen, started at five in the morning. When you know somebody’s name, you are more polite to them, and that makes the whole school a nicer place.',
        notes: [
          {
            on: 'makes the whole school a nicer place',
            criterion: 'detail',
            text: 'After five in the morning, this is vague. What did anyone say or do that was different?',
          },
        ],
      },
      {
        text: 'Some parents might say that students go to school to learn, not to clean. I understand that, but ten minutes a day doesn’t take anything away from math. Jobs also teach teamwork and time management. A school where everyone helps belongs to everyone, and that is why I think each student should have a job.',
        notes: [
          {
            on: 'ten minutes a day doesn’t take anything away from math',
            criterion: 'order',
            text: 'The objection has its place, just before the end, and a fair answer.',
          },
          {
            on: 'Jobs also teach teamwork and time management',
            criterion: 'prompt',
            text: 'Two new reasons, and no room left to show them. The ending is stronger without this sentence.',
          },
        ],
      },
    ],
  },
  {
    id: 'third-essay',
    title: 'Third Essay: Throughout',
    levels: {
      prompt: 'Throughout',
      order: 'Throughout',
      detail: 'Throughout',
      sentences: 'Mostly',
      correctness: 'Throughout',
    },
    paragraphs: [
      {
        text: 'On the first Monday of seventh grade, I was handed a key to the greenhouse and told that forty tomato plants were now mine. I would have preferred almost any other job. Still, I now think that every student should be given one, and that it should be a job that can go wrong.',
        notes: [
          {
            on: 'told that forty tomato plants were now mine',
            criterion: 'order',
            text: 'The essay starts inside a morning. That works because the answer follows two sentences later.',
          },
          {
            on: 'it should be a job that can go wrong',
            criterion: 'prompt',
            text: 'A yes with a condition. The rest of the essay has something to prove.',
          },
        ],
      },
      {
        text: 'Most of what we do in school can’t really go wrong. If I skip a worksheet, I lose two points, and nobody else is affected. In October I forgot to open the vents before a warm weekend. On Monday eleven plants lay flat, and the cook, who had promised the whole school salsa, came out to look at them. She only asked, “So what do we do now?” No grade has ever made me feel as useful as that “we.”',
        notes: [
          {
            on: 'and the cook, who had promised the whole school salsa, came out',
            criterion: 'correctness',
            text: 'A clause in the middle of a sentence needs both of its commas, and has them.',
          },
          {
            on: '“So what do we do now?”',
            criterion: 'detail',
            text: 'Six words that somebody said. They show responsibility, a word that this essay never uses.',
          },
        ],
      },
      {
        text: 'A job like that changes how you see other people’s work, too. Until then, I believed lunch simply appeared. Now I notice the boy who stacks the chairs after assembly, and when the gym floor shines, I know whose morning that was.',
        notes: [
          {
            on: 'Until then, I believed lunch simply appeared.',
            criterion: 'sentences',
            text: 'Seven words and one exact verb. The long sentence after it can take its time.',
          },
        ],
      },
      {
        text: 'It is true that chores can be unfair. If the same few students always end up with the mops while others water flowers, a school teaches the wrong lesson. The answer is a list that rotates, with teachers on it, and not a school in which a few adults clean up after four hundred people.',
        notes: [
          {
            on: 'The answer is a list that rotates, with teachers on it',
            criterion: 'order',
            text: 'The strongest objection gets a paragraph and a practical answer.',
          },
        ],
      },
      {
        text: 'We replanted, and in January there was a little salsa. I remember it better than anything I was tested on that year, because for once the result was not a number next to my name. It was on everybody’s plate.',
        notes: [
          {
            on: 'It was on everybody’s plate.',
            criterion: 'prompt',
            text: 'The end goes back to the plants of the first sentence and answers the question once more, with a picture.',
          },
        ],
      },
    ],
  },
];
