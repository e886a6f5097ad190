import { useCallback, useEffect, useRef, useState } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { applyAttemptEvent, remainingPartMs } from '@/domain/exam/attempts/attempt';
import { loadTestCode } from '@/features/player/attempt/prepareTest';
import type { AttemptAction } from '@/features/player/attempt/runAttempt';
import { TakenOverScreen } from '@/features/player/parts/TakenOverScreen';
import { TestPlayer } from '@/features/player/TestPlayer';
import { readClock } from '@/lib/dates/localTime';
import { playerState, playerStates } from './player-states';

// The page that the player leaves for has no player state.
const asked = location.pathname.replace('/player/', '');
const name = playerStates.includes(asked) ? asked : 'verbal';
const start = await playerState(name, readClock());
await loadTestCode(start.plan.parts);

const leave = () => void router.navigate('/player/left');

/** The player in one of its states, with its own reducer instead of the record. */
function Player() {
  const { plan, content } = start;
  const [attempt, setAttempt] = useState(start.attempt);
  const [inHand, setInHand] = useState(name !== 'taken-over');
  const send = useCallback(
    (move: AttemptAction) => setAttempt((was) => applyAttemptEvent(was, { ...move, now: readClock() })),
    [],
  );
  useEffect(() => {
    const timer = setInterval(() => send({ type: 'tick' }), 1000);
    return () => clearInterval(timer);
  }, [send]);
  // The same function for the whole test, like the one of a running attempt.
  const latest = useRef(attempt);
  useEffect(() => {
    latest.current = attempt;
  });
  const remaining = useCallback(() => remainingPartMs(latest.current, readClock()), []);
  const goOn = () => setInHand(true);
  if (!inHand) return <TakenOverScreen noun="test" title={plan.title} onContinue={goOn} onLeave={leave} />;
  if (attempt.phase.name === 'finished') return <h1>The test is finished</h1>;
  return (
    <TestPlayer
      title={plan.title}
      attempt={attempt}
      content={content}
      send={send}
      remaining={remaining}
      onLeave={leave}
    />
  );
}

function States() {
  return (
    <ul>
      {playerStates.map((state) => (
        <li key={state}>
          <Link to={`/player/${state}`} reloadDocument>
            {state}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const router = createBrowserRouter([
  { path: '/player/left', element: <States /> },
  { path: '/player/*', element: <Player /> },
]);

export function Shown() {
  return (
    <main>
      <RouterProvider router={router} />
    </main>
  );
}
