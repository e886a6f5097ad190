import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { LazyModule } from '@/ui/loading/lazyModuleStore';
import { LoadFailed } from '@/ui/loading/LoadFailed';

interface LazyPartProps<T> {
  /** What should be here, as the beginning of a sentence: "The review". */
  readonly what: string;
  readonly lazy: LazyModule<T>;
  readonly children: (module: T) => ReactNode;
}

/** A screen whose code was fetched before the test; if it is missing all the same, this says so and offers to try again. */
export function LazyScreen<T>({ what, lazy, children }: LazyPartProps<T>) {
  if (lazy.state === 'ready') return children(lazy.module);
  return lazy.state === 'failed' ? (
    <Box sx={{ px: { xs: 2, sm: 4 } }}>
      <LoadFailed what={what} failed={lazy} />
    </Box>
  ) : null;
}
