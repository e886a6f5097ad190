import Box from '@mui/material/Box';
import { correction, generate, mode } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The longest text that is drawn as a QR code, in bytes; the largest code holds slightly more. */
export const maxQrBytes = 2900;

/** Width of the white border in modules, as ISO 18004 requires. */
const quietZone = 4;

/** A camera needs each module to be this many pixels wide. */
const leastModulePixels = 3;
/** Width in pixels beyond which a code with few modules doesn't grow; a code that needs more gets it. */
export const usualQrPixels = 300;

export interface QrDrawing {
  readonly path: string;
  /** Width in modules, without the border. */
  readonly size: number;
}

/** @param text ASCII, at most `maxQrBytes` bytes */
export function drawQr(text: string): QrDrawing {
  // Uses one mode for the whole address, because its lowercase letters can't be encoded in the compact modes.
  const code = generate(mode.ascii(text), { minCorrectionLevel: correction.L });
  return { path: toSvgPath(code), size: code.size };
}

/**
 * Returns the width of a code with its border in pixels, so that every module is a whole number of them; null if the space is too
 * narrow for a camera to read it.
 */
export function qrPixels({ size }: Pick<QrDrawing, 'size'>, space: number): number | null {
  const side = size + 2 * quietZone;
  const most = Math.floor(space / side);
  if (most < leastModulePixels) return null;
  return side * Math.min(most, Math.max(leastModulePixels, Math.floor(usualQrPixels / side)));
}

interface QrCodeProps {
  readonly drawing: QrDrawing;
  /** Width from `qrPixels`. */
  readonly pixels: number;
  readonly label: string;
}

/** A QR code in black on white in both color schemes, because not every camera reads inverted codes. */
export function QrCode({ drawing, pixels, label }: QrCodeProps) {
  const side = drawing.size + 2 * quietZone;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      width={pixels}
      height={pixels}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', outline: '1px solid', outlineColor: 'divider', forcedColorAdjust: 'none' }}
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="white" />
      <path d={drawing.path} fill="black" />
    </Box>
  );
}
