import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';

/** Identifies a typed piece of visit state (see `useVisitState`). Create it once, next to the component that owns the state. */
export interface VisitKey<T> {
  readonly values: WeakMap<object, Map<string, T>>;
  readonly listeners: Set<() => void>;
}

export function createVisitKey<T>(): VisitKey<T> {
  return { values: new WeakMap(), listeners: new Set() };
}

const VisitContext = createContext<object>({});

/** Isolates the visit state of the components below; used in tests. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const [visit] = useState(() => ({}));
  return <VisitContext value={visit}>{children}</VisitContext>;
}

const nothingYet = () => undefined;

/**
 * Holds state that survives navigation within the site but not a reload, because nothing is saved. Returns the state, which is
 * `initial` until changed, and its updater. Components with the same key and `scope` share the state; dashboards use a scope for
 * each child of each family.
 */
export function useVisitState<T>(
  key: VisitKey<T>,
  initial: T,
  scope = '',
): readonly [T, (change: (was: T) => T) => void] {
  const visit = useContext(VisitContext);
  const subscribe = useCallback(
    (changed: () => void) => {
      key.listeners.add(changed);
      return () => key.listeners.delete(changed);
    },
    [key],
  );
  const current = useSyncExternalStore(subscribe, () => key.values.get(visit)?.get(scope), nothingYet);
  const change = useCallback(
    (next: (was: T) => T) => {
      const scopes = key.values.get(visit) ?? new Map<string, T>();
      scopes.set(scope, next(scopes.get(scope) ?? initial));
      key.values.set(visit, scopes);
      key.listeners.forEach((changed) => changed());
    },
    [visit, key, scope, initial],
  );
  return [current ?? initial, change];
}

/** A selected value that lasts for the visit. */
export interface VisitChoice<T> {
  readonly chosen: T;
  /** Deferred copy of `chosen` for slow rendering, so that the button responds at once. */
  readonly deferred: T;
  readonly choose: (next: T) => void;
}

/** Like `useVisitState`, for a value that a button selects. `first` is the default. */
export function useVisitChoice<T>(key: VisitKey<T>, first: T): VisitChoice<T> {
  const [chosen, change] = useVisitState(key, first);
  const choose = useCallback((next: T) => change(() => next), [change]);
  return { chosen, deferred: useDeferredValue(chosen), choose };
}
