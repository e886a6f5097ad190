import Box from '@mui/material/Box';
import { correction, generate, mode } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** A code holds this many bytes and a few more. */
export const maxQrBytes = 2900;

/** Modules of white around it, as ISO 18004 wants them. */
const quietZone = 4;

interface QrCodeProps {
  /** ASCII, at most `longestQrBytes` of it. */
  readonly text: string;
  readonly label: string;
}

/** A text for a camera: black on white in both color schemes, because not every camera reads the other way around. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    // One mode for all of it: an address has small letters, which the shorter modes lack.
    const code = generate(mode.ascii(text), { minCorrectionLevel: correction.L });
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const side = size + 2 * quietZone;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: 1, forcedColorAdjust: 'none' }}
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </Box>
  );
}
