import { ReferenceLine } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import { lineHeight, type TextPlacement } from '@/charts/geometry/textPlacement';
import { targetLineStyle, targetTextStyle, textHaloStyle } from '@/charts/chartStyles';

/** A target's dashed line across the whole plot. */
export function TargetLine({ y }: { readonly y: number }) {
  return <ReferenceLine y={y} ifOverflow="visible" {...targetLineStyle} />;
}

interface TargetLabelProps {
  readonly place: Pick<TextPlacement, 'left' | 'top' | 'lines'> | undefined;
}

/** The name and value of a target, in one or more lines. */
export function TargetLabel({ place }: TargetLabelProps) {
  const textSize = useTextSize();
  if (place === undefined) return null;
  const { left, top, lines } = place;
  return (
    <text y={top + textSize - 1} {...textHaloStyle} {...targetTextStyle(textSize)}>
      {lines.map((line, rank) => (
        <tspan key={rank} x={left} dy={rank === 0 ? 0 : lineHeight(textSize)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
