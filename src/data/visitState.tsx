import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';

/** Names a piece of state that lasts for the visit, and its type. Made once, beside the component that owns the state. */
export interface VisitKey<T> {
  readonly values: WeakMap<object, Map<string, T>>;
  readonly listeners: Set<() => void>;
}

export function createVisitKey<T>(): VisitKey<T> {
  return { values: new WeakMap(), listeners: new Set() };
}

const VisitContext = createContext<object>({});

/** Begins a visit of its own for the components below: tests bring one each. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const [visit] = useState(() => ({}));
  return <VisitContext value={visit}>{children}</VisitContext>;
}

const nothingYet = () => undefined;

/**
 * State that lasts for the visit: what was chosen or added on a dashboard is still there after another tab or page, and gone
 * on reload, because nothing is saved. It is `initial` until it is changed. What belongs to one child of one family is kept
 * under a `scope` of its own; whoever shows the same scope shows the same state.
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
  const kept = useSyncExternalStore(subscribe, () => key.values.get(visit)?.get(scope), nothingYet);
  const change = useCallback(
    (next: (was: T) => T) => {
      const scopes = key.values.get(visit) ?? new Map<string, T>();
      scopes.set(scope, next(scopes.get(scope) ?? initial));
      key.values.set(visit, scopes);
      key.listeners.forEach((changed) => changed());
    },
    [visit, key, scope, initial],
  );
  return [kept ?? initial, change];
}

/** One of several values, chosen for the visit. */
export interface VisitChoice<T> {
  readonly chosen: T;
  /** Follows `chosen` in a render that gives way to the next tap: for what is slow to draw, so that the button answers at once. */
  readonly shown: T;
  readonly choose: (next: T) => void;
}

/** A choice that lasts for the visit; `first` is the one it begins with. */
export function useVisitChoice<T>(key: VisitKey<T>, first: T): VisitChoice<T> {
  const [chosen, change] = useVisitState(key, first);
  const choose = useCallback((next: T) => change(() => next), [change]);
  return { chosen, shown: useDeferredValue(chosen), choose };
}
