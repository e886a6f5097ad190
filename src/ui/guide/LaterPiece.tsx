import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { whenNear } from '@/lib/whenNear';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { NeedsScripts } from '@/ui/page/NeedsScripts';

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

/** A piece is fetched when this near to the screen: most are below the first screen, and the page answers sooner without them. */
const nearPx = 320;

/** A live piece of a page, fetched once it comes near the screen. */
export function LaterPiece({ what, load, roomPx, children }: LaterPieceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () => (place.current === null ? undefined : whenNear(place.current, nearPx, () => setIsNear(true))),
    [],
  );
  const piece = useLazyModule(load, isNear);
  const Piece = isNear && piece.state === 'ready' ? piece.module : null;
  return (
    <Box ref={place} sx={{ minHeight: roomPx, display: 'grid', '@media print': { minHeight: 0 } }}>
      {Piece === null ? (
        <div>
          <NeedsScripts>{what} needs JavaScript.</NeedsScripts>
          {piece.state === 'failed' && <LoadFailed what={what} failed={piece} />}
          {children}
        </div>
      ) : (
        <Piece />
      )}
    </Box>
  );
}
