import type { ReactNode } from 'react';
import { LoadFailureNotice } from './LoadFailureNotice';
import { useLazyModule } from './lazyModule';

export interface PartProps<Module> {
  /** Names the part at the start of a message: "The chart". */
  readonly name: string;
  /** Imports the code. Must be defined outside of the component, because its code is cached by the function. */
  readonly load: () => Promise<Module>;
  /** Shown in the prerendered document and until the code is there. */
  readonly fallback?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/**
 * A chart, a tab, a test, or a result, whose code loads when the part is first rendered. Loading is retried after growing delays and
 * when the connection returns; meanwhile, a message in the part's place says so and lets the person try again.
 */
export function Part<Module>({ name, load, fallback = null, children }: PartProps<Module>) {
  const part = useLazyModule(load, true);
  if (part.state === 'ready') return children(part.module);
  return part.state === 'failed' ? <LoadFailureNotice name={name} failed={part} /> : fallback;
}
