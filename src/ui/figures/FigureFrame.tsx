import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import type { PixelPoint } from './geometry';
import * as colors from '@/ui/colors';

/** Drawing colors: the color of the surrounding text, and one tint for shaded areas. */
export const inkColor = 'currentColor';
export const tintColor = colors.primary;

interface FigureFrameProps {
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The frame of every figure: an image with a name and a description, as large as its content and never wider than the page. */
export function FigureFrame({ title, description, width, height, children }: FigureFrameProps) {
  const id = useId();
  return (
    <Box
      component="svg"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ display: 'block', width, maxWidth: '100%', height: 'auto', color: 'text.primary' }}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <g fill="none" stroke={inkColor} strokeWidth={1.75} strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </Box>
  );
}

/** A report's questions are printed smaller than they are on the screen. */
const largerOnPaper = { '@media print': { fontSize: '13px' } } as const;

interface DrawingLabelProps {
  readonly position: PixelPoint;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly small?: boolean;
  readonly children: ReactNode;
}

/** A label, centered on its point by default. */
export function DrawingLabel({ position, anchor = 'middle', small = false, children }: DrawingLabelProps) {
  return (
    <Box
      component="text"
      x={position.x}
      y={position.y}
      textAnchor={anchor}
      dominantBaseline="central"
      fill={inkColor}
      stroke={colors.paper}
      strokeWidth={4}
      paintOrder="stroke"
      fontSize={small ? 12 : 14}
      sx={small ? largerOnPaper : {}}
    >
      {children}
    </Box>
  );
}

export function DrawingPoint({ at, hollow = false }: { at: PixelPoint; hollow?: boolean }) {
  return <circle cx={at.x} cy={at.y} r={hollow ? 4.5 : 4} fill={hollow ? colors.paper : inkColor} />;
}

export function DrawingLine({
  from,
  to,
  dashed = false,
}: {
  from: PixelPoint;
  to: PixelPoint;
  dashed?: boolean;
}) {
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      {...(dashed ? { strokeDasharray: '5 4', strokeWidth: 1.25 } : {})}
    />
  );
}
