import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { useHydrated } from '@/ui/page/useHydrated';

interface LaterPieceProps {
  /** The piece as the beginning of a sentence: "The calculator". */
  readonly what: string;
  /** A stable function. */
  readonly load: () => Promise<ComponentType>;
  /** As high as the piece, so that nothing moves when it comes. */
  readonly roomPx: Readonly<Record<'xs' | 'sm' | 'md' | 'lg', number>>;
  /** Stands in the document, for readers without scripts and until the piece has come. */
  readonly children?: ReactNode;
}

/** A live piece of a page, fetched once the page has come to life. */
export function LazyPiece({ what, load, roomPx, children }: LaterPieceProps) {
  const isAlive = useHydrated();
  const piece = useLazyModule(load, isAlive);
  const Piece = isAlive && piece.state === 'ready' ? piece.module : null;
  return (
    <Box sx={{ minHeight: roomPx, display: 'grid', '@media print': { minHeight: 0 } }}>
      {Piece === null ? (
        <div>
          <NoScriptNotice>{what} needs JavaScript.</NoScriptNotice>
          {piece.state === 'failed' && <LoadFailed what={what} failed={piece} />}
          {children}
        </div>
      ) : (
        <PartErrorBoundary what={what}>
          <Piece />
        </PartErrorBoundary>
      )}
    </Box>
  );
}
