import { createContext, type ReactNode, useCallback, useContext, useDeferredValue, useState } from 'react';

/** Names a piece of state that lasts for the visit, and its type. Made once, beside the component that owns the state. */
export interface VisitKey<T> {
  readonly values: WeakMap<object, T>;
}

export function visitKey<T>(): VisitKey<T> {
  return { values: new WeakMap() };
}

const VisitContext = createContext<object>({});

/** Begins a visit of its own for the components below: tests bring one each. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const [visit] = useState(() => ({}));
  return <VisitContext value={visit}>{children}</VisitContext>;
}

/**
 * State that lasts for the visit: what was chosen or added on a dashboard is still there after another tab or page, and gone
 * on reload, because nothing is saved.
 */
export function useVisitState<T>(
  key: VisitKey<T>,
  initial: () => T,
): readonly [T, (change: (was: T) => T) => void] {
  const visit = useContext(VisitContext);
  const [value, setValue] = useState<T>(() => key.values.get(visit) ?? initial());
  const change = useCallback(
    (next: (was: T) => T) =>
      setValue((was) => {
        const now = next(was);
        key.values.set(visit, now);
        return now;
      }),
    [visit, key],
  );
  return [value, change];
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
  const [chosen, change] = useVisitState(key, () => first);
  const choose = useCallback((next: T) => change(() => next), [change]);
  return { chosen, shown: useDeferredValue(chosen), choose };
}
