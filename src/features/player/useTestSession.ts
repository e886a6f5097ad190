import { useCallback, useEffect, useRef, useState } from 'react';
import { loadSection } from '@/data/items/bank';
import { forgetSession, keptItems, loadSession, type Place, saveSession } from '@/data/session-store';
import type { ContentName } from '@/domain/exam/blueprint';
import { drawForm, type FormPlan } from '@/domain/exam/form';
import { type Item, itemRef } from '@/domain/exam/item';
import {
  advance,
  remainingMs,
  restored,
  type Session,
  type SessionEvent,
  startSession,
} from '@/domain/exam/session';

type WithoutNow<Event> = Event extends unknown ? Omit<Event, 'now'> : never;
/** What a student does; the time is added here, where the clock may be read. */
export type Move = WithoutNow<SessionEvent>;

export interface TestSession {
  readonly items: readonly Item[] | 'loading' | 'failed';
  readonly session: Session | null;
  /** Something was kept that could not be read; it has been put aside. */
  readonly damaged: boolean;
  /** False when the browser keeps nothing, so that a reload would lose the answers. */
  readonly kept: boolean;
  /** Starts as soon as the items are there. */
  readonly start: (seed: number, place: Place) => void;
  readonly send: (move: Move) => void;
  /** Puts the session aside for good: back to the start screen. */
  readonly putAside: () => void;
  readonly retry: () => void;
}

/** How often the used time is counted and kept: what a crash may give back to the student at most. */
const heartbeatMs = 5000;

/** A section's items: those that a new test is drawn from, and all that a kept one may be made of. */
interface KnownItems {
  readonly today: readonly Item[];
  readonly all: readonly Item[];
}

/** Gives a section's items; earlier versions with them where a kept session has some: what was seen doesn't change. */
async function itemsFor(planId: string, content: ContentName): Promise<KnownItems> {
  const { items } = await loadSection(content);
  const known = new Set(items.map(itemRef));
  if (keptItems(planId).every((ref) => known.has(ref))) return { today: items, all: items };
  const earlier = await loadSection('retired/verbal');
  return { today: items, all: [...items, ...earlier.items] };
}

/** One student's session with a plan: its items, its state, and what is kept of it. */
export function useTestSession(plan: FormPlan, content: ContentName): TestSession {
  const [items, setItems] = useState<TestSession['items']>('loading');
  const [session, setSession] = useState<Session | null>(null);
  const [damaged, setDamaged] = useState(false);
  const [kept, setKept] = useState(true);
  const place = useRef<Place>('tab');
  // What listeners outside React's rendering (timers, pagehide) act on.
  const latest = useRef<Session | null>(null);

  const show = useCallback((next: Session | null) => {
    if (next === latest.current) return;
    latest.current = next;
    setSession(next);
    if (next !== null) setKept(saveSession(next, place.current));
  }, []);

  const accept = useCallback(
    ({ all }: KnownItems) => {
      setItems(all);
      // A test that has begun meanwhile is kept too, and was not interrupted.
      if (latest.current !== null) return;
      const found = loadSession(plan.id, new Set(all.map(itemRef)));
      setDamaged(found.state === 'damaged');
      if (found.state === 'found') {
        place.current = found.place;
        show(restored(found.session));
      }
    },
    [plan, show],
  );
  useEffect(() => {
    let wanted = true;
    itemsFor(plan.id, content).then(
      (loaded) => wanted && accept(loaded),
      () => wanted && setItems('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [plan, content, accept]);

  const send = useCallback(
    (move: Move) => {
      if (latest.current !== null) show(advance(latest.current, { ...move, now: Date.now() }));
    },
    [show],
  );

  const running = session?.phase === 'answering' || session?.phase === 'reviewing';
  useEffect(() => {
    if (!running || latest.current === null) return undefined;
    const tick = () => send({ type: 'tick' });
    const heartbeat = setInterval(tick, heartbeatMs);
    let end: ReturnType<typeof setTimeout>;
    // A timer may fire a moment early by the wall clock; it is then set again for what is left.
    const arm = () => {
      if (latest.current === null || latest.current.phase === 'finished') return;
      end = setTimeout(
        () => {
          tick();
          arm();
        },
        Math.max(1, remainingMs(latest.current, Date.now())),
      );
    };
    arm();
    // Timers sleep with the tab: the clock is looked at again as soon as it wakes, and once more before the page goes.
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pagehide', tick);
    return () => {
      clearInterval(heartbeat);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pagehide', tick);
    };
  }, [running, send]);

  const start = useCallback(
    (seed: number, where: Place) => {
      itemsFor(plan.id, content).then(
        (loaded) => {
          // A test that was interrupted is offered first.
          accept(loaded);
          if (latest.current === null) {
            place.current = where;
            setDamaged(false);
            show(startSession(drawForm(plan, loaded.today, seed), Date.now()));
          }
          return undefined;
        },
        () => setItems('failed'),
      );
    },
    [plan, content, accept, show],
  );

  const putAside = useCallback(() => {
    forgetSession(plan.id);
    show(null);
  }, [plan, show]);

  const retry = useCallback(() => {
    setItems('loading');
    itemsFor(plan.id, content).then(accept, () => setItems('failed'));
  }, [plan, content, accept]);

  return { items, session, damaged, kept, start, send, putAside, retry };
}
