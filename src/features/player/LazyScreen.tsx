import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { LazyModule } from '@/ui/loading/lazyModuleStore';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';

interface LazyScreenProps<T> {
  /** Names the screen at the start of an error message: "The review". */
  readonly name: string;
  readonly lazy: LazyModule<T>;
  readonly children: (module: T) => ReactNode;
}

/** A screen whose code was fetched before the test; if the code is missing anyway, shows an error with a retry button. */
export function LazyScreen<T>({ name, lazy, children }: LazyScreenProps<T>) {
  if (lazy.state === 'ready') return children(lazy.module);
  return lazy.state === 'failed' ? (
    <Box sx={{ px: { xs: 2, sm: 4 } }}>
      <LoadFailureNotice name={name} failed={lazy} />
    </Box>
  ) : null;
}
