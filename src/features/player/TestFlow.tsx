import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { testPlanById as knownPlan } from '@/domain/exam/catalog/test-plans';
import type { TestForm } from '@/domain/exam/test/form';
import type { AttemptResult } from '@/domain/exam/scoring/result';
import { assertUnreachable } from '@/lib/assert';
import { pathOf, type RouteId } from '@/site';
import { Part } from '@/ui/loading/Part';
import { preload, usePreload } from '@/ui/loading/lazyModule';
import { useFocusOnChange } from '@/ui/page/useFocusOnChange';
import { ResultStorageNotice } from './attempt/AttemptNotices';
import { useTestFlow } from './attempt/useTestFlow';
import type { PageDrill } from './drill/pageDrill';
import { TakenOverScreen } from './parts/TakenOverScreen';
import { TestStartPage } from './start/TestStartPage';
import { loadRunningTest } from './attempt/prepareTest';
import type { TestPage } from './testPage';

interface ResultProps {
  readonly title: string;
  readonly result: AttemptResult;
  readonly notice: ReactNode;
  /** The drill's changes to the error log; null for a test. */
  readonly outcome: ReactNode;
  readonly share: ReactNode;
  readonly renderToday: (isSmall: boolean) => ReactNode;
  readonly onAgain: () => void;
  readonly onReplay: () => void;
}
type LoadResult = () => Promise<{ readonly TestResult: ComponentType<ResultProps> }>;

interface TestFlowProps extends TestPage {
  /** The page that "Leave" goes to. */
  readonly exit: RouteId;
  readonly loadResult: LoadResult;
  /** The button that shares this student's record with a parent; null for none. */
  readonly share?: ReactNode;
  /** Renders the card with today's task. */
  readonly renderToday: (isSmall: boolean) => ReactNode;
  /**
   * Set only on the drill page: chooses the form and supplies what only drills show. With it, the start page is skipped where
   * possible.
   */
  readonly drill?: PageDrill;
}

/** Preserves the page's own search parameters and replaces those of the attempt. */
function addressWith(now: URLSearchParams, attempt: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const name of ['attempt', 'again', 'seed']) next.delete(name);
  for (const [name, value] of Object.entries(attempt)) next.set(name, value);
  return next;
}

/**
 * Skips the directions of the first part if it is a section, because the start page has described it, unless `showsDirections` is
 * set. Later parts always show theirs.
 */
const afterStartPage = (form: TestForm) => form.parts[0]?.kind === 'section';
const afterDirections = () => false;

/** A test's page: its start, the test itself, and its result. */
export function TestFlow(props: TestFlowProps) {
  const { title, loadResult, exit, drill = null } = props;
  const titleOf = props.titleOf ?? ((planId: string) => knownPlan(planId)?.title ?? title);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const onResult = useCallback(
    (attemptId: string) => setSearch((now) => addressWith(now, { attempt: attemptId }), { replace: true }),
    [setSearch],
  );
  const flow = useTestFlow({
    drill,
    onResult,
    beginsAtOnce: props.showsDirections === true ? afterDirections : afterStartPage,
  });
  // The address updates a moment later, so a dismissed result must not be read from it again.
  const [putAway, setPutAway] = useState<string | null>(null);
  const asked = search.get('attempt');
  const toStart = (address: Record<string, string>, result: AttemptResult) => {
    // The student may have continued a different drill than this page asked for; that drill restarts on its own page.
    const other = drill?.addressOf(result.planId) ?? null;
    // A new history entry: Back returns to the result.
    setSearch((now) => addressWith(now, { ...other, ...address }));
    if (other !== null) return;
    setPutAway(result.attemptId);
    flow.backToStart();
  };
  const { screen, backToStart } = flow;
  const resultOnScreen = screen.name === 'result' ? screen.result.attemptId : null;
  useBackForwardNavigation(() => {
    setPutAway(null);
    if (resultOnScreen !== null && asked !== resultOnScreen) backToStart();
  });
  // Once the first question is on the screen, so that the test can end without a connection.
  usePreload(screen.name === 'running' ? 'result' : null, () => preload(loadResult), true);
  useFocusOnChange(screen.name, screen.name === 'running' || screen.name === 'result');

  switch (screen.name) {
    case 'running':
      return (
        <Part name={`The ${attemptNoun(screen.runner.getCurrent().form.parts)}`} load={loadRunningTest}>
          {({ RunningTest }) => (
            <RunningTest
              title={titleOf(screen.runner.getCurrent().form.planId)}
              runner={screen.runner}
              content={screen.content}
              supply={screen.supply}
              Why={drill?.Why ?? null}
              placement={flow.placement}
              savesOnDevice={flow.savesOnDevice}
              exit={exit}
            />
          )}
        </Part>
      );
    case 'taken-over':
      return (
        <TakenOverScreen
          noun={attemptNoun(screen.attempt.form.parts)}
          title={titleOf(screen.attempt.form.planId)}
          onContinue={() => void flow.proceed({ attempt: screen.attempt, heldElsewhere: true })}
          onLeave={() => void navigate(pathOf(exit))}
        />
      );
    case 'result':
      return (
        <Part name="Your result" load={loadResult}>
          {({ TestResult }) => (
            <TestResult
              title={titleOf(screen.result.planId)}
              result={screen.result}
              notice={<ResultStorageNotice placement={flow.placement} savesOnDevice={flow.savesOnDevice} />}
              outcome={
                drill !== null && (
                  <drill.Outcome result={screen.result} onAgain={() => toStart({}, screen.result)} />
                )
              }
              share={props.share ?? null}
              renderToday={props.renderToday}
              onAgain={() => toStart({}, screen.result)}
              onReplay={() => toStart({ again: screen.result.attemptId }, screen.result)}
            />
          )}
        </Part>
      );
    case 'start':
      return (
        <TestStartPage
          {...props}
          titleOf={titleOf}
          flow={flow}
          search={search}
          resultId={asked === putAway ? null : asked}
        />
      );
    default:
      return assertUnreachable(screen);
  }
}

/** Calls `onStep` after Back or Forward changes the address of a page that stays mounted. */
function useBackForwardNavigation(onStep: () => void): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const seen = useRef(key);
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (type === NavigationType.Pop) step();
  }, [key, type]);
}
