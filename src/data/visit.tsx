import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

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
