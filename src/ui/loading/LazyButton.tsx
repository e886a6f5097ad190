import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useLazyModule } from './useLazyModule';

interface Look {
  readonly variant?: 'outlined' | 'text';
}
export type ButtonLoader = () => Promise<ComponentType<Look>>;

/** A button that loads when the content beside it is shown. Its space is reserved so that nothing moves under a finger. */
export function LazyButton({ load, ...look }: { readonly load: ButtonLoader } & Look) {
  const button = useLazyModule(load, true);
  return (
    <Box sx={{ minHeight: 44, minWidth: '11.5rem' }}>
      {button.state === 'ready' && <button.module {...look} />}
    </Box>
  );
}
