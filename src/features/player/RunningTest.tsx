import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StoragePlacement } from '@/data/record/api';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import type { TestContent } from '@/domain/exam/test/form';
import { pathOf, type RouteId } from '@/site';
import type { AttemptRunner } from './attempt/runAttempt';
import type { PageDrill, ItemSupply } from './drill/pageDrill';
import { DrillQuestionExtrasProvider } from './drill/DrillActions';
import { useItemSupply } from './drill/useItemSupply';
import { ConnectionNotice, StorageNotice } from './attempt/AttemptNotices';
import { TestPlayer } from './TestPlayer';

interface RunningTestProps {
  readonly title: string;
  readonly runner: AttemptRunner;
  readonly content: TestContent;
  readonly supply: ItemSupply | null;
  readonly Why: PageDrill['Why'] | null;
  readonly placement: StoragePlacement;
  /** True if the student wants results saved on the device. */
  readonly savesOnDevice: boolean;
  readonly exit: RouteId;
}

/** Connects a running attempt to the player's screens. */
export function RunningTest({
  title,
  runner,
  supply,
  Why,
  placement,
  savesOnDevice,
  exit,
  ...test
}: RunningTestProps) {
  const navigate = useNavigate();
  useAttemptTicks(runner);
  const { content, send, askSimilar } = useItemSupply(runner, test.content, supply);
  const attempt = useSyncExternalStore(runner.subscribe, runner.getAttempt, runner.getAttempt);
  const { form } = attempt;
  const tools = useMemo(() => ({ Why, form, askSimilar }), [Why, form, askSimilar]);
  if (attempt.phase.name === 'finished') return null;
  return (
    <DrillQuestionExtrasProvider value={tools}>
      <TestPlayer
        title={title}
        attempt={attempt}
        content={content}
        send={send}
        remaining={runner.remaining}
        notice={
          <>
            <StorageNotice placement={placement} savesOnDevice={savesOnDevice} />
            <ConnectionNotice noun={attemptNoun(form.parts)} />
          </>
        }
        onLeave={() => void navigate(pathOf(exit))}
      />
    </DrillQuestionExtrasProvider>
  );
}

/**
 * Far below the 90 seconds without a tick that count as an absence. Browsers let a hidden tab tick only once a minute, which is
 * also below that.
 */
const tickMs = 1000;

/** Ticks every second while an attempt is on screen, and immediately when the tab is hidden or shown. */
function useAttemptTicks(runner: AttemptRunner): void {
  useEffect(() => {
    const tick = () => runner.send({ type: 'tick' });
    const onVisibility = () => {
      tick();
      if (document.visibilityState === 'hidden') runner.store();
    };
    const ticking = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [runner]);
}
