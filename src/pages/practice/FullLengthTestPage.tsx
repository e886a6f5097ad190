import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  fullTestPlan,
  parseFormLetter,
  parseSingleSectionId,
  singleSectionPlan,
} from '@/domain/exam/catalog/full-test-plan';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { formLetters } from '@/domain/exam/catalog/form-letters';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import type { LevelId } from '@/domain/exam/level/level-id';
import { spellOutCount } from '@/lib/text/format';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import { SeenSectionsNotice } from '@/features/forms/SeenSectionsNotice';
import { PartOverview } from '@/features/player/start/PartOverview';
import { hasExperimentalSection, type StartOptions } from '@/features/player/start/startOptions';
import { scoringRuleFact, resultFact } from '@/features/player/start/startFacts';
import { TestFlow } from '@/features/player/TestFlow';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { site } from '@/site';
import { TestStrip } from '@/ui/drawings/TestStrips';
import { useHydrated } from '@/ui/loading/useHydrated';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';

const wholeTest = (level: LevelId) => ({
  lead: 'Take a full test in the order and with the timing of the real one. Set aside most of a morning, preferably on a Saturday.',
  facts: [
    {
      term: 'Before you start',
      text: 'Find a quiet room, scratch paper, a pencil, and water. Put away your calculator, phone, and dictionary.',
    },
    {
      term: 'In one sitting',
      text: 'Each section has its own clock, and you can’t go back to an earlier section. Breaks have clocks, too, but you may end them early.',
    },
    {
      term: 'If something happens',
      text: 'If the page reloads, the browser crashes, or you close your laptop, the clock stops, and you lose nothing. Your report shows how many times the test was interrupted and for how long.',
    },
    resultFact(level, 'your raw score for each section'),
    {
      term: 'When to take it',
      text: `The ${spellOutCount(fullFormsOf(level).length)} tests are equally long, have the same mix of topics, and aim for the same difficulty. Take the first one five or six weeks before the real test and the last one about a week before. Don’t take one the day before.`,
    },
  ],
});

const oneSection = {
  lead: 'Take one section of a full test by itself, with its own clock.',
  facts: [
    {
      term: 'Good to know',
      text: 'These questions will count as seen. If you take the full test later, we will remind you.',
    },
    scoringRuleFact,
  ],
} as const;

export default function FullLengthTestPage() {
  const [search] = useSearchParams();
  // The prerendered page has no query string, and the first render must match it.
  const hydrated = useHydrated();
  const { level } = useTestLevel();
  const form = parseFormLetter(hydrated ? search.get('form') : null, level);
  const section = parseSingleSectionId(hydrated ? search.get('section') : null);
  const planOf = useCallback(
    (options: StartOptions, asked: LevelId) => {
      const set = parseFormLetter(formLetters[form], asked);
      return section === null
        ? fullTestPlan(set, hasExperimentalSection(options))
        : singleSectionPlan(set, section);
    },
    [form, section],
  );
  const plan = section === null ? fullTestPlan(form, false) : singleSectionPlan(form, section);
  const planIds = useMemo(() => [plan.id], [plan.id]);
  return (
    <TestFlow
      key={`${formLetters[form]} ${section}`}
      title={hydrated && (section !== null || search.has('form')) ? plan.title : site.fullLengthTest.heading}
      {...(section === null ? wholeTest(level) : oneSection)}
      showsDirections={section !== null}
      {...(section === null && { picture: <TestStrip plan={plan} /> })}
      planIds={planIds}
      planOf={planOf}
      offeredOptions={{ mode: true, timing: true, experimental: section === null }}
      exit="fullLengthTests"
      loadResult={loadTestResult}
      share={<ShareButton />}
      renderToday={renderTodayCard}
      below={(shown, timing) =>
        section === null && (
          <>
            <PartErrorBoundary name="What you have seen of this test">
              <SeenSectionsNotice set={form} />
            </PartErrorBoundary>
            <PartOverview plan={shown} timing={timing} />
          </>
        )
      }
      checked
    />
  );
}
