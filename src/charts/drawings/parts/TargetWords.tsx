import { useTextSize } from '@/charts/figure/active';
import { lineHeight, type WordsPlace } from '@/charts/geometry/wordPlaces';
import { overDrawing, targetText } from '@/charts/look';

/** A target's words where they have found a place. */
export function TargetWords({ place }: { place: WordsPlace | undefined }) {
  const textSize = useTextSize();
  if (place === undefined) return null;
  const { left, top, lines } = place;
  return (
    <text y={top + textSize - 1} {...overDrawing} {...targetText(textSize)} data-words>
      {lines.map((line, rank) => (
        <tspan key={line} x={left} dy={rank === 0 ? 0 : lineHeight(textSize)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
