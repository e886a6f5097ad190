import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot, plotWidth } from './Drawing';

const [width, height] = [168, 104];
const left = (plotWidth - width) / 2;
/** The places of the cards' dots, from the middle. */
const dots = [-2, -1, 0, 1, 2] as const;
const shown = 0;

/** A dashboard in a room: one of its cards fills the screen, and dots count the others. */
export function CardOnScreen() {
  return (
    <Drawing name="One card of a dashboard fills the screen; the others follow, one at a time.">
      <DrawingPlot height={130}>
        <g color={colors.controlEdge} stroke="currentColor">
          <rect x={left} y={2} width={width} height={height} rx={4} />
        </g>
        <g color={colors.textPrimary} stroke="currentColor" strokeWidth={5}>
          <path d={`M${left + 20} 26 h72`} />
        </g>
        <g color={colors.primary} stroke="currentColor" strokeWidth={3}>
          <path d={`M${left + 20} 84 L${left + 56} 78 L${left + 92} 66 L${left + 132} 50`} />
          <circle cx={left + 136} cy={48} r={5} fill="currentColor" stroke="none" />
        </g>
        {dots.map((place) => (
          <circle
            key={place}
            cx={plotWidth / 2 + place * 16}
            cy={122}
            r={4}
            color={place === shown ? colors.primary : colors.controlEdge}
            stroke="currentColor"
            strokeWidth={1.5}
            fill={place === shown ? 'currentColor' : 'none'}
          />
        ))}
      </DrawingPlot>
    </Drawing>
  );
}
