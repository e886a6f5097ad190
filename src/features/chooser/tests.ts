/** The tests that can be chosen: what each takes, what it can tell and what it can't. */
import { fullForms } from '@/domain/exam/blueprint';
import {
  diagnostic,
  fullReading,
  fullTest,
  genres,
  halfVerbal,
  quickVerbal,
  readingPassage,
  sectionAlone,
  sectionsAlone,
} from '@/domain/exam/catalog';
import type { TestPlan } from '@/domain/exam/plan';
import type { RouteId } from '@/site';

export interface OfferedTest {
  readonly title: string;
  readonly to: RouteId;
  /** The plan whose length is told. */
  readonly plan: TestPlan;
  /** All plans that count as having taken it. */
  readonly planIds: readonly string[];
  readonly tells: string;
  readonly tellsNot: string;
}

export interface TestGroup {
  readonly title: string;
  readonly tests: readonly OfferedTest[];
}

const idsOf = (plans: readonly TestPlan[]) => plans.map(({ id }) => id);

export const testGroups: readonly TestGroup[] = [
  {
    title: 'To find out where you stand',
    tests: [
      {
        title: 'Free Diagnostic',
        to: 'freeTest',
        plan: diagnostic,
        planIds: idsOf([diagnostic]),
        tells: 'A first estimate of all three sections, and which of them costs you the most.',
        tellsNot: 'How you hold up over a whole morning. Half as many questions make the bands wider.',
      },
      {
        title: 'Full Test A, B, or C',
        to: 'fullLengthTests',
        plan: fullTest('form-a', true),
        planIds: idsOf(fullForms.map((form) => fullTest(form, true))),
        tells: 'The closest estimate, your pace and stamina, and whether a change is real.',
        tellsNot: 'Much the second time: there are three, and questions you have seen no longer count.',
      },
    ],
  },
  {
    title: 'To work on one section',
    tests: [
      {
        title: 'One section of a full test',
        to: 'fullLengthTests',
        plan: sectionAlone('form-a', 'quantitative-1'),
        planIds: idsOf(fullForms.flatMap((form) => sectionsAlone.map((id) => sectionAlone(form, id)))),
        tells: 'An estimate of that section under its own clock.',
        tellsNot: 'Anything of the others. Its questions will count as seen in the full test.',
      },
      {
        title: 'Full reading section',
        to: 'readingFullTest',
        plan: fullReading,
        planIds: idsOf([fullReading]),
        tells: 'An estimate of Reading, and which passages slow you down.',
        tellsNot: 'Anything of the other sections.',
      },
      {
        title: 'Half-length verbal test',
        to: 'demiTest',
        plan: halfVerbal,
        planIds: idsOf([halfVerbal]),
        tells: 'A rough estimate of Verbal, with a wide band.',
        tellsNot: 'Whether a small change is real.',
      },
      {
        title: 'Quick verbal test',
        to: 'quickTest',
        plan: quickVerbal,
        planIds: idsOf([quickVerbal]),
        tells: 'Which words and relations to look at again.',
        tellsNot: 'A score: ten questions are too few for an estimate.',
      },
      {
        title: 'One reading passage',
        to: 'readingTest',
        plan: readingPassage('fiction'),
        planIds: idsOf(genres.map(readingPassage)),
        tells: 'How one kind of text goes against the clock.',
        tellsNot: 'A score: five questions are too few for an estimate.',
      },
    ],
  },
];
