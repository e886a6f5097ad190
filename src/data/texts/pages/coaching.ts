import { brand } from '@/brand';
import { anyLevelText } from '@/data/texts/levelTexts';
import type { GuideText } from '@/domain/page-text/guide-text';

/** Text of the page at /boarding-alumni-mentoring. */
export const coachingText = {
  lead: `Meet with a ${brand.coaching.coach}, and learn what to work on next and what to leave alone, whether you are preparing for the ${anyLevelText}.`,
  sections: [
    {
      id: 'meeting',
      title: 'What Happens in a Meeting',
      body: [
        `One student, one coach, ${brand.coaching.meetingMinutes} minutes, and a recent result to look at. Parents are welcome at the beginning and at the end.`,
        {
          kind: 'steps',
          items: [
            '**Look.** The coach and the student review the result to see which points were lost to gaps in knowledge, which to haste, and which to guesses.',
            '**Try.** The student works through a few questions aloud. How the student reaches an answer tells the coach more than whether the answer is right.',
            '**Agree.** The coach and the student choose two or three things to do before the next meeting and a way to see whether they helped.',
            '**Ask.** The rest of the time is for questions about the test, the application, and life at a boarding school.',
          ],
        },
      ],
      aside: {
        kind: 'note',
        title: 'What it is not',
        text: 'A meeting is not a promise of points or of a place at a school. Read [what coaching can change](mentoringSuccess) and how we measure it.',
      },
    },
    {
      id: 'prepare',
      title: 'How to Prepare',
      body: [
        {
          kind: 'list',
          items: [
            'Take the [free test](freeTest) during the two weeks before the meeting, and bring the [score report](scoreReport).',
            'Go through your mistakes in the [error log](errorLog) and mark the ones you still don’t understand.',
            'Write down your test date, the schools you have in mind, and how many hours a week you really have.',
            'For a meeting about writing, bring one [essay you wrote in 25 minutes](writingTest), just as it was when time ran out.',
          ],
        },
        'The worksheet below is for the meeting itself. Print it, fill in the blanks, and bring it.',
      ],
      piece: 'worksheet',
    },
    {
      id: 'questions',
      title: 'Questions Worth Asking',
      body: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'About the result',
              text: 'Which mistakes cost me the most? Which should I ignore for now? Should I guess more, or less?',
            },
            {
              term: 'About the weeks left',
              text: 'What would you drop from my plan? How many full tests make sense, and when? Should I take the test twice?',
            },
            {
              term: 'About the school',
              text: 'What do you wish you had known before you applied? What is a weekday like? What was hard in the first month?',
            },
            {
              term: 'From parents',
              text: 'How can I help without hovering? Which figure in the report should I watch, and which should I leave alone?',
            },
          ],
        },
      ],
    },
    {
      id: 'request',
      title: 'Request a Meeting',
      body: [
        `Suggest a time and a topic. We will answer by email. You can also write to [${brand.contact.email}](mailto:${brand.contact.email}) or call ${brand.contact.phone}.`,
      ],
      piece: 'request',
    },
  ],
  next: {
    title: 'Bring a Result',
    text: 'A meeting helps most when there is a result to look at. The free test takes 65 minutes and ends with a report.',
    action: { to: 'freeTest', label: 'Start the free test' },
    also: [
      { to: 'mentoringSuccess', label: 'What coaching is for' },
      { to: 'writingCoaching', label: 'Writing coaching' },
    ],
  },
  sources: [],
} as const satisfies GuideText;
