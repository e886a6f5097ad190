/**
 * The checklist with which students read their own essay. It is the site's own, because the test maker doesn't score the writing
 * sample. It has five criteria with four levels each, and a sample passage for every level. Levels have names, not points, and are
 * never added up.
 */
import {
  type CriterionId,
  criterionQuestions,
  criterionTitles,
  criterionLevel,
  type SelfCheck,
} from '@/domain/exam/essays/self-check';

export interface RubricLevel {
  readonly description: string;
  /** A sample passage of this level, written to the criterion's `examplePrompt`. */
  readonly example: string;
  /** One thing to try in the next essay; completes "Next time: ". */
  readonly next: string;
}

export interface Criterion {
  readonly id: CriterionId;
  readonly title: string;
  readonly question: string;
  /** The prompt of the examples; not in the item bank. */
  readonly examplePrompt: string;
  readonly levels: readonly [RubricLevel, RubricLevel, RubricLevel, RubricLevel];
}

export const rubric: readonly Criterion[] = [
  {
    id: 'prompt',
    title: criterionTitles.prompt,
    question: criterionQuestions.prompt,
    examplePrompt: 'Should students choose their own seats in class?',
    levels: [
      {
        description:
          'The essay leaves the prompt after a sentence or two, or only repeats it in other words.',
        example:
          'Seats are something every class has. At my old school the chairs were blue and one was broken for a whole year. Nobody fixed it. Lunch was better there too, and the bus took only ten minutes, so I was home before my brother and could have the computer.',
        next: 'underline the two words of the prompt that matter most, and use both of them in your first paragraph.',
      },
      {
        description:
          'You start from the prompt, but much of what follows would fit another prompt just as well.',
        example:
          'Students should choose their own seats because they feel better that way. Feeling good is important in life. When people are happy they do more, and a good friend can help you through a hard time. Everyone remembers the friends they had in school.',
        next: 'after each paragraph, ask which words of the prompt it is about. If there are none, add one sentence that leads back.',
      },
      {
        description:
          'You answer the prompt, and a reader can say how. A sentence or two could go without being missed.',
        example:
          'Students should choose their own seats. In science I sat beside Omar, who asks when he doesn\u2019t understand, and so I began to ask too. A teacher can still move two people who talk. My cousin\u2019s class drew numbers for their lockers, and she liked that.',
        next: 'find the one sentence that would fit another prompt just as well, and cut it or tie it to yours.',
      },
      {
        description: 'Every paragraph addresses the prompt, and the end answers what the beginning asked.',
        example:
          'Students should choose their own seats, because choosing is part of what school is for. I picked the back row in September and heard half of every lesson. In October I moved myself to the front. A seating chart would have saved me one bad month, and it would have taught me nothing about choosing.',
        next: 'choose the prompt you would usually skip, and see whether you stay on it just as well.',
      },
    ],
  },
  {
    id: 'order',
    title: criterionTitles.order,
    question: criterionQuestions.order,
    examplePrompt: 'Continue from this sentence: \u201cThe map was correct, but the town had moved.\u201d',
    levels: [
      {
        description: 'Ideas appear as they came to mind, in one block. A reader has to put them in order.',
        example:
          'We found the gatepost and before that the bus had left and my uncle had the map. He said turn left. The town was not there. I forgot to say it was raining, also the driver had told us something but we did not listen and then it was evening already.',
        next: 'write three short lines in the plan box first, for beginning, middle, and end. Give each a paragraph of its own.',
      },
      {
        description:
          'There is an order, mostly \u201cand then.\u201d Paragraphs are missing or break in odd places.',
        example:
          'First we looked at the map. Then we walked to the river. Then there was no town. Then we asked a farmer. Then he pointed up the hill. Then we walked again and it got dark, and then we saw some lights and then we were there.',
        next: 'begin a new paragraph where the place, the time, or the reason changes, and let its first sentence say what is new.',
      },
      {
        description:
          'Each paragraph has its own job, and most follow from the one before. One thing is out of place.',
        example:
          'The map showed a town where the river bends. At the bend there was only grass, and a gatepost with a number on it.\n\nA farmer told us the rest. After the second flood, he said, they had carried the town uphill, house by house. We went up to see. It had been a wet spring, too.',
        next: 'read only the first sentence of each paragraph. Where one doesn\u2019t follow from the one before, move it or rewrite it.',
      },
      {
        description:
          'Each part leads to the next, and no two could trade places. The end is a real ending, not just a stop.',
        example:
          'The map showed a town where the river bends. At the bend there was only grass, and a gatepost with the number nine.\n\nThat number was what we followed. On the hill, a mile from the water, stood a street of old houses: seven, eight, a gap, ten. So this was where they had gone, and somebody had left a gate behind.',
        next: 'try an opening that starts in the middle of what happened, or with your strongest reason, and see whether the order still holds.',
      },
    ],
  },
  {
    id: 'detail',
    title: criterionTitles.detail,
    question: criterionQuestions.detail,
    examplePrompt: 'Is it better to have one close friend or many friends?',
    levels: [
      {
        description: 'Claims follow claims. Nothing happens, and nothing can be seen or heard.',
        example:
          'One close friend is better. It is just better for many reasons. Many friends are nice but one is really the best thing, and everybody knows that. It has always been like that and it will always be like that, so one close friend is what I would choose.',
        next: 'after your first reason, write \u201cFor instance\u201d and tell of one thing that happened to one person on one day.',
      },
      {
        description: 'There are reasons, and examples that could be anybody\u2019s.',
        example:
          'One close friend is better, because you can trust that person. For example, you can tell your friend a secret. With many friends it is harder to trust everybody, for example when you tell them something important. Trust is very important in a friendship.',
        next: 'give your example a name, a place, and a number.',
      },
      {
        description:
          'At least one example is exact: who, where, what happened. Elsewhere a claim still stands alone.',
        example:
          'One close friend is better. When I failed the swimming test, I told only Lena. She didn\u2019t say it would be fine; she came to the pool on Saturday and counted my laps. Other people would have been kind about it too, and it is always good when people are kind.',
        next: 'take your best example and add what somebody said or did in it, word for word.',
      },
      {
        description: 'Details are exact, few, and well chosen: each one makes its point.',
        example:
          'One close friend is better, because only a close one will tell you what you don\u2019t want to hear. When I failed the swimming test, six people said bad luck. Lena said, \u201cYou stop at the wall to look at the clock.\u201d She was right. I turned without looking, and passed by four seconds.',
        next: 'use an example from history or from a book, and make it as exact as one of your own.',
      },
    ],
  },
  {
    id: 'sentences',
    title: criterionTitles.sentences,
    question: criterionQuestions.sentences,
    examplePrompt: 'Continue from this sentence: \u201cNobody had used the back door for years.\u201d',
    levels: [
      {
        description:
          'Most sentences are built alike, and words such as \u201cthing\u201d and \u201cvery\u201d do most of the work.',
        example:
          'The door was old. It was very old. It was a thing nobody used. I went to the door. I did something to open it. It was hard. Then it was open. It was dark. It was very dark. There was stuff in there. I was very scared.',
        next: 'join two short sentences with “because,” “although,” or “while,” and call every “thing” by its name.',
      },
      {
        description:
          'Sentences are longer but strung together with \u201cand.\u201d The words are clear but worn.',
        example:
          'The door was really old and nobody used it anymore and I wanted to go and open it because I was curious. It was very hard to open and I pulled very hard and then it opened. Inside it was very dark and there were a lot of old things in there.',
        next: 'replace the second \u201cand\u201d of a sentence with a period, and cross out each \u201cvery\u201d and \u201creally.\u201d',
      },
      {
        description:
          'Short and long sentences take turns, and most words are exact. Here and there one is vague.',
        example:
          'Nobody had used the back door for years, and the paint had sealed it shut. I cut along the frame with a kitchen knife and then pulled. It opened on the third pull. Behind it was a room with a lot of old furniture, and everything was very dusty and kind of gray.',
        next: 'look at your verbs, and replace “was,” “had,” “got,” or “went” three times with a verb that a reader can see.',
      },
      {
        description: 'Each sentence is as long as its thought needs, and the verbs do the showing.',
        example:
          'Nobody had used the back door for years. Paint had sealed it; ivy held the hinges. I ran a kitchen knife along the frame, braced one foot against the wall, and pulled until something gave. Cold air came first. Then, row upon row under the dust, my grandmother\u2019s empty jam jars.',
        next: 'read one paragraph under your breath, and make the sentence that matters most the shortest.',
      },
    ],
  },
  {
    id: 'correctness',
    title: criterionTitles.correctness,
    question: criterionQuestions.correctness,
    examplePrompt: 'Should every student learn to cook?',
    levels: [
      {
        description:
          'Slips in almost every sentence. A reader has to go back to find where one sentence ends.',
        example:
          'every student should learn to cook becuase you need it later when your alone. my sister she dont know how to cook so her and her roomate eats noodles alot, its not healthy and it cost to much they should of learned it in school',
        next: 'save five minutes, and read from the last sentence to the first, so that you look at each one by itself.',
      },
      {
        description: 'A reader gets through, but the same few slips come up again and again.',
        example:
          'Every student should learn to cook. My sister never learned it, now she and her roommate eats noodles every day. Its cheap but not healthy. If their school would of taught them only five meals they could of saved money, and they would feel alot better.',
        next: 'make a note of your two most frequent slips, such as “its” and “it’s,” and read once for those alone.',
      },
      {
        description: 'Right nearly everywhere. A slip or two that a second reading would have caught.',
        example:
          'Every student should learn to cook. My sister never did, and now she and her roommate eat noodles four nights a week. Its cheap, but they are tired of it. If their school had taught them five meals, they would have a different dinner for every weekday, and their parents wouldn\u2019t worry.',
        next: 'read once for missing words and once for apostrophes, before the last minute.',
      },
      {
        description: 'Nothing stops a reader, even in harder sentences.',
        example:
          'Every student should learn to cook. My sister never did, and now she and her roommate eat noodles four nights a week. They\u2019re cheap, but she\u2019s tired of them. If her school had taught her five meals, she would have one for every weekday; she might even have invited us.',
        next: 'write one sentence you would usually avoid because of its commas, and look up the rule afterward.',
      },
    ],
  },
];

/** Returns the selected level; null if none is selected or the criterion doesn't have it. */
export function chosenLevel({ id, levels }: Criterion, chosen: SelfCheck): RubricLevel | null {
  return levels[(criterionLevel(chosen, id) ?? 0) - 1] ?? null;
}
