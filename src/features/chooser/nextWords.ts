/** What to take next, and why, in sentences; fetched with what is read of the record. */
import { formLetters } from '@/domain/exam/catalog/full-forms';
import { planOf } from '@/domain/exam/catalog/plans';
import { daysBetweenFullTests, type NextTest } from '@/domain/exam/report/next-test';
import type { ScoredSection } from '@/domain/exam/report/scale';
import { sectionName } from '@/domain/section-names';
import { unreachable } from '@/lib/assert';
import { count } from '@/lib/format';
import { pathOf, type RouteId, sectionPractice } from '@/site';
import { beginWords, type NextWords } from './words';

const practiceLabels: Readonly<Record<ScoredSection, string>> = {
  verbal: 'Take 30 verbal questions',
  quantitative: 'Take a quantitative section',
  reading: 'Take a reading section',
};

/** Where a test that was left goes on. */
const pageOfPlan: Readonly<Record<string, RouteId>> = {
  diagnostic: 'freeTest',
  'quick-verbal': 'quickTest',
  'half-verbal': 'demiTest',
  'reading-full': 'readingFullTest',
  'writing-sample': 'writingTest',
};

function pageToGoOn(planId: string): string {
  const form = Object.entries(formLetters).find(([set]) => planId.startsWith(set));
  if (form === undefined) return pathOf(pageOfPlan[planId] ?? 'readingTest');
  const [set, letter] = form;
  const section = planId.slice(set.length + 1);
  return pathOf('fullLengthTest', {
    search: { form: letter.toLowerCase(), ...(section !== '' && { section }) },
  });
}

/** What to take next, and why. */
export function nextWords(next: NextTest): NextWords {
  switch (next.kind) {
    case 'unfinished':
      return {
        title: `Finish what you left: ${planOf(next.planId)?.title ?? 'a test'}`,
        reason: 'Its clock is stopped, and your answers are kept.',
        label: 'Continue it',
        to: pageToGoOn(next.planId),
      };
    case 'diagnostic':
      return beginWords;
    case 'full': {
      const letter = formLetters[next.form];
      return {
        title: `Take Full Test ${letter}`,
        reason:
          next.days === null
            ? 'You have a first estimate. A whole test under test conditions narrows it, and shows how you hold up over a morning.'
            : `Your last whole test was ${count(next.days, 'day')} ago. Another one can now show whether your practice made a real difference.`,
        label: `Take Test ${letter}`,
        to: pathOf('fullLengthTest', { search: { form: letter.toLowerCase() } }),
      };
    }
    case 'practice': {
      const name = sectionName(next.section, 'test');
      return {
        title: `Practice ${name} before the next whole test`,
        reason: `Your last whole test was ${next.days === 0 ? 'today' : `${count(next.days, 'day')} ago`}. Two of them within ${daysBetweenFullTests} days mostly show the error of the test. ${name} stands lowest among your sections.`,
        label: practiceLabels[next.section],
        to: sectionPractice[next.section],
      };
    }
    default:
      return unreachable(next);
  }
}
