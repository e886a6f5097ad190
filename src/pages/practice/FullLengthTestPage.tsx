import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  formLetters,
  fullTest,
  parseFormLetter,
  parseSectionAlone,
  sectionAlone,
} from '@/domain/exam/catalog/full-forms';
import { SeenSections } from '@/features/forms/SeenSections';
import { RunThrough } from '@/features/player/start/RunThrough';
import { hasExperimental, type StartOptions } from '@/features/player/start/options';
import { howPointsCount, whatAllSectionsGive } from '@/features/player/start/facts';
import { TestRoom } from '@/features/player/TestRoom';
import { loadResultWithEssay } from '@/features/results/load';
import { site } from '@/site';
import { useHydrated } from '@/ui/page/useHydrated';

const wholeTest = {
  lead: 'One whole test in the order and with the timing of the real one: a morning’s work, best done on a Saturday morning.',
  facts: [
    {
      term: 'Before you start',
      text: 'A quiet room, scratch paper, a pencil, water. No calculator, no phone, no dictionary.',
    },
    {
      term: 'In one go',
      text: 'Each section has its own clock, and there is no going back to an earlier one. Breaks have a clock too; you may end them early.',
    },
    {
      term: 'If something happens',
      text: 'A reload, a crash or a closed lid stops the clock and loses nothing. The result says how often and how long the test stood still.',
    },
    whatAllSectionsGive,
    {
      term: 'When to take it',
      text: 'The forms are equally long and equally hard. Take the first one four to six weeks before the test, the last about a week before, never on the day before.',
    },
  ],
} as const;

const oneSection = {
  lead: 'One section of a full test by itself, with its own clock.',
  facts: [
    {
      term: 'Good to know',
      text: 'Its questions then count as seen: a full test of the same form will say so.',
    },
    howPointsCount,
  ],
} as const;

export default function FullLengthTestPage() {
  const [search] = useSearchParams();
  // The prerendered page knows no address but its own, and the first render must be the same.
  const hydrated = useHydrated();
  const form = parseFormLetter(hydrated ? search.get('form') : null);
  const section = parseSectionAlone(hydrated ? search.get('section') : null);
  const planOf = useCallback(
    (options: StartOptions) =>
      section === null ? fullTest(form, hasExperimental(options)) : sectionAlone(form, section),
    [form, section],
  );
  const plan = section === null ? fullTest(form, false) : sectionAlone(form, section);
  const planIds = useMemo(() => [plan.id], [plan.id]);
  return (
    <TestRoom
      key={plan.id}
      title={
        hydrated && section !== null
          ? plan.title
          : site.fullLengthTest.title + (hydrated && search.has('form') ? ` ${formLetters[form]}` : '')
      }
      {...(section === null ? wholeTest : oneSection)}
      planIds={planIds}
      planOf={planOf}
      offered={{ mode: true, timing: true, experimental: section === null }}
      exit="fullLengthTests"
      loadResult={loadResultWithEssay}
      below={(shown, timing) =>
        section === null && (
          <>
            <SeenSections set={form} />
            <RunThrough plan={shown} timing={timing} />
          </>
        )
      }
      checked
    />
  );
}
