import { useSearchParams } from 'react-router-dom';
import { attemptOf } from '@/domain/exam/attempt';
import { quickVerbalPlan } from '@/domain/exam/form';
import { StartScreen } from '@/features/player/StartScreen';
import { TestPlayer } from '@/features/player/TestPlayer';
import { useTestSession } from '@/features/player/useTestSession';
import { parseSeed } from '@/lib/random';
import { pathOf } from '@/site';
import { useFocusOnChange } from '@/ui/focusHeading';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageBody } from '@/ui/PageBody';
import { useLazyModule } from '@/ui/useLazyModule';

// What only the end of a test needs comes while the test is taken.
const loadResult = () => import('@/features/results/TestResult');

export default function QuickTestPage() {
  const [search, setSearch] = useSearchParams();
  const test = useTestSession(quickVerbalPlan, 'starter/verbal');
  const { session, items } = test;
  const phase = session?.phase ?? 'start';
  const running = phase === 'answering' || phase === 'reviewing';
  const finished = phase === 'finished';
  const result = useLazyModule(loadResult, running || finished);
  useFocusOnChange(running ? 'test' : phase, running || finished);

  if (session?.phase === 'finished' && typeof items !== 'string') {
    if (result.state === 'waiting') return null;
    if (result.state === 'failed') {
      return (
        <PageBody>
          <LoadFailed what="Your result" failed={result} />
        </PageBody>
      );
    }
    const { TestResult } = result.module;
    const leave = (next: Record<string, string>) => {
      setSearch(next, { replace: true });
      test.putAside();
    };
    return (
      <TestResult
        title={quickVerbalPlan.title}
        attempt={attemptOf(session, items)}
        onAgain={() => leave({})}
        onReplay={() => leave({ seed: String(session.form.seed) })}
      />
    );
  }
  if ((session?.phase === 'answering' || session?.phase === 'reviewing') && typeof items !== 'string') {
    return (
      <TestPlayer
        title={quickVerbalPlan.title}
        session={session}
        items={items}
        kept={test.kept}
        send={test.send}
        exit={pathOf('verbalPractice')}
      />
    );
  }
  return (
    <PageBody>
      <StartScreen
        plan={quickVerbalPlan}
        lead="Ten verbal questions at the pace of the real section: five synonyms, then five analogies."
        test={test}
        seed={parseSeed(search.get('seed'))}
      />
    </PageBody>
  );
}
