import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { type AttemptNoun, attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import type { TestForm } from '@/domain/exam/test/form';
import { testDurationMs, resolveTiming, testQuestionCount } from '@/domain/exam/test/test-plan';
import { parseSeed } from '@/lib/random';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { useConsent } from '@/data/record/consent/useConsent';
import { ConsentQuestion } from '@/ui/controls/ConsentQuestion';
import { useHydrated } from '@/ui/loading/useHydrated';
import { usePreload } from '@/ui/loading/lazyModule';
import { testFailureText } from '../attempt/testProblem';
import { prepareDrill, prepareNewTest } from '../attempt/prepareTest';
import { hasAnswers, useFinishedAttemptForm, useUnfinishedAttempts } from '../attempt/storedAttempts';
import type { TestFlowState } from '../attempt/useTestFlow';
import type { PageDrill } from '../drill/pageDrill';
import { useAvailableDrill } from '../drill/useAvailableDrill';
import type { TestPage } from '../testPage';
import { StartOptionFields } from './StartOptionFields';
import { type StartOptions, testDayOptions } from './startOptions';
import { formatPlanStats } from './formatPlanStats';
import { TestStartCard } from './TestStartCard';
import { UnfinishedAttempt } from './UnfinishedAttempt';
import { detectLocalData, goneWithOwnRecord } from '@/data/record/learner/recordMark';
import { PageBody } from '@/ui/page/PageBody';
import { StartLayout } from '@/ui/page/StartLayout';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';

interface TestStartPageProps extends TestPage {
  readonly flow: TestFlowState;
  readonly search: URLSearchParams;
  /** The id of the finished attempt that the address names; null if none. */
  readonly resultId: string | null;
  readonly drill?: PageDrill;
  readonly titleOf: (planId: string) => string;
}

/** The page before the clock runs: an unfinished test, or the description of a new one. */
export function TestStartPage({ flow, search, resultId, drill, titleOf, ...page }: TestStartPageProps) {
  const ready = useHydrated();
  const { level, isKnown, isReading, choose } = useTestLevel();
  const [chosen, setChosen] = useState<StartOptions>(testDayOptions);
  const { left, readAgain } = useUnfinishedAttempts(page.planIds);
  const consent = useConsent();
  const again = useFinishedAttemptForm(search.get('again'));
  const seed = parseSeed(search.get('seed'));
  const { choices: renderChoices, below: renderBelow } = page;
  const { showResult } = flow;
  useEffect(() => {
    if (resultId !== null) void showResult(resultId);
  }, [resultId, showResult]);

  // An unfinished drill without an answer is never offered: it ends by itself when another drill starts.
  const found = left?.attempts.find(({ attempt }) => drill === undefined || hasAnswers(attempt));
  const mayBegin =
    drill !== undefined &&
    resultId === null &&
    !search.has('again') &&
    consent.isAnswered &&
    left !== null &&
    found === undefined &&
    !flow.preparing &&
    flow.problem === null;
  const available = useAvailableDrill(drill, left !== null && !mayBegin && !flow.preparing && again === null);
  const plan = available?.plan ?? page.planOf(chosen, level);
  const options = { ...chosen, timing: resolveTiming(plan, chosen.timing) };
  const called = attemptNoun(plan.parts);
  const isTimed = page.isTimed ?? testDurationMs(plan, options.timing) !== null;
  const start = () =>
    void flow.start({
      plan,
      options,
      consent: consent.choice,
      seed,
      again: formFor(again, page.planIds),
      formOf: drill?.formOf ?? null,
      insteadOf: drill === undefined ? [] : (left?.attempts ?? []),
    });
  useOnce(mayBegin, start);
  // While the student reads, so that the first question appears when Start is pressed.
  usePreload(ready && found === undefined && !mayBegin && !flow.preparing ? plan.id : null, () =>
    drill === undefined ? prepareNewTest(plan) : prepareDrill(drill),
  );
  // Such a drill shows no start page, which would only flash.
  const startsAtOnce =
    drill !== undefined &&
    resultId === null &&
    !search.has('again') &&
    found === undefined &&
    flow.problem === null &&
    (consent.isAnswered || (left === null && detectLocalData() === 'record'));
  if (startsAtOnce) return <StartingDrill title={page.title} />;

  const card =
    drill !== undefined && flow.problem?.kind === 'nothing-to-ask' ? (
      <drill.NothingToAsk />
    ) : found === undefined ? (
      <TestStartCard
        noun={called}
        figures={available?.figures ?? page.figures ?? formatPlanStats(plan, options.timing)}
        isTimed={isTimed}
        action={page.action ?? 'Start the test'}
        preparing={flow.preparing || (ready && (left === null || (drill === undefined && isReading)))}
        problem={flow.problem}
        onStart={start}
      >
        {left !== null && left.damaged + left.newer > 0 && <UnreadableNotice {...left} noun={called} />}
        {available !== null && <Typography>{available.note}</Typography>}
        {again !== null && (
          <Typography>
            {testQuestionCount(plan) === 0
              ? 'You will get the same prompts as for your earlier essay.'
              : `You will get the same questions as in your earlier ${called}, in the same order.`}
          </Typography>
        )}
        {seed !== null && ready && (
          <Typography>{`Your link is for test ${seed}, so you will get its questions.`}</Typography>
        )}
        {again === null && (
          <>
            {drill === undefined && (
              <LevelChoice
                level={level}
                isKnown={isKnown}
                explanationStyles={goneWithOwnRecord}
                onChange={choose}
                disabled={!ready || flow.preparing}
              />
            )}
            {renderChoices?.(!ready || flow.preparing)}
            <StartOptionFields
              plan={plan}
              offeredOptions={page.offeredOptions}
              options={options}
              onChange={setChosen}
              disabled={!ready || flow.preparing}
            />
          </>
        )}
        {consent.isAnswered ? (
          <Typography variant="secondary">
            {consent.choice === 'keep'
              ? 'Your answers and results are saved on this device.'
              : 'Your answers and results are saved only for this visit.'}
          </Typography>
        ) : (
          <ConsentQuestion
            value={consent.choice}
            onChange={consent.choose}
            disabled={!ready || flow.preparing}
          />
        )}
      </TestStartCard>
    ) : (
      <UnfinishedAttempt
        key={found.attempt.id}
        foundAttempt={found}
        title={titleOf(found.attempt.form.planId)}
        requestedTest={
          drill === undefined ? null : { title: page.title, isSame: found.attempt.form.planId === plan.id }
        }
        preparing={flow.preparing}
        problem={
          flow.problem === null ? null : testFailureText(flow.problem, attemptNoun(found.attempt.form.parts))
        }
        onContinue={() => void flow.proceed(found).then(readAgain)}
        onFinish={() => void flow.finish(found)}
        onStartRequested={start}
        onDiscard={() => void flow.discard(found).then(readAgain)}
      />
    );
  return (
    <StartLayout title={page.title} lead={page.lead} facts={page.facts} picture={page.picture} card={card}>
      {renderBelow?.(plan, options.timing)}
      {page.checked === true && <FactsCheckedNote />}
    </StartLayout>
  );
}

function StartingDrill({ title }: { readonly title: string }) {
  return (
    <PageBody>
      <Typography variant="h1">{title}</Typography>
      <Typography role="status" sx={{ mt: 2 }}>
        Getting everything ready…
      </Typography>
    </PageBody>
  );
}

/** Runs an action once, as soon as it is allowed. */
function useOnce(mayDo: boolean, action: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!mayDo || isDone.current) return;
    isDone.current = true;
    action();
  });
}

/** Returns the form if this page's test can repeat it, or null if it belongs to another test. */
function formFor(form: TestForm | null, planIds: readonly string[]): TestForm | null {
  return form !== null && planIds.includes(form.planId) ? form : null;
}

interface UnreadableNoticeProps {
  readonly noun: AttemptNoun;
  readonly damaged: number;
  readonly newer: number;
}

function UnreadableNotice({ noun, damaged, newer }: UnreadableNoticeProps) {
  return (
    <Alert severity="warning">
      {newer > 0
        ? 'Something was saved here by a newer version of the site. Reload the page to get that version. Nothing is lost.'
        : damaged > 0 &&
          `You left something unfinished here, but the saved copy is damaged and can’t be read. We left it as it is; you can start a new ${noun}.`}
    </Alert>
  );
}
