import { useTextSize } from '@/charts/figure/figureContext';
import { lineHeight, type TextPlacement } from '@/charts/geometry/textPlacement';
import { textHaloStyle, targetTextStyle } from '@/charts/chartStyles';

interface TargetLabelProps {
  readonly place: Pick<TextPlacement, 'left' | 'top' | 'lines'> | undefined;
}

export function TargetLabel({ place }: TargetLabelProps) {
  const textSize = useTextSize();
  if (place === undefined) return null;
  const { left, top, lines } = place;
  return (
    <text y={top + textSize - 1} {...textHaloStyle} {...targetTextStyle(textSize)} data-words>
      {lines.map((line, rank) => (
        <tspan key={rank} x={left} dy={rank === 0 ? 0 : lineHeight(textSize)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
