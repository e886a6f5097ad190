import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { useHydrated } from '@/ui/loading/useHydrated';

interface LazyInteractiveProps {
  /** Names the piece at the start of a message: "The calculator". */
  readonly name: string;
  /** Must be a stable function. */
  readonly load: () => Promise<ComponentType>;
  /** Reserved height, equal to the piece's, so that nothing moves when it loads; tests/e2e/extended/lazy-pieces.spec.ts measures it. */
  readonly reservedPx: Readonly<Record<'xs' | 'sm' | 'md' | 'lg', number>>;
  /** Rendered in the document for readers without scripts, and until the piece has loaded. */
  readonly children?: ReactNode;
}

/** An interactive piece of a page, loaded after hydration. */
export function LazyInteractive({ name, load, reservedPx, children }: LazyInteractiveProps) {
  const hydrated = useHydrated();
  const piece = useLazyModule(load, hydrated);
  const Piece = hydrated && piece.state === 'ready' ? piece.module : null;
  return (
    <Box
      data-piece={Piece === null ? 'waiting' : 'ready'}
      sx={{ minHeight: reservedPx, display: 'grid', '@media print': { minHeight: 0 } }}
    >
      {Piece === null ? (
        <div>
          <NoScriptNotice>{`${name} needs JavaScript.`}</NoScriptNotice>
          {piece.state === 'failed' && <LoadFailureNotice name={name} failed={piece} />}
          {children}
        </div>
      ) : (
        <PartErrorBoundary name={name}>
          <Piece />
        </PartErrorBoundary>
      )}
    </Box>
  );
}
