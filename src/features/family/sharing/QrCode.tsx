import Box from '@mui/material/Box';
import { correction, generate, mode } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** The longest text that is drawn as a QR code, in bytes; the largest code holds slightly more. */
export const maxQrBytes = 2900;

/** Width of the white border in modules, as ISO 18004 requires. */
const quietZone = 4;

interface QrCodeProps {
  /** ASCII, at most `maxQrBytes` bytes. */
  readonly text: string;
  readonly label: string;
}

/** A QR code in black on white in both color schemes, because not every camera reads inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    // Uses one mode for the whole address, because its lowercase letters can't be encoded in the compact modes.
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
