import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot } from './Drawing';

/** The left edges of two devices. */
const devices = [10, 222] as const;

/** Work that moves from one device to another in a file. */
export function WorkMoves() {
  return (
    <Drawing name="Your work moves to another device in a file: export it here, and import it there.">
      <DrawingPlot
        height={126}
        labels={[
          { text: 'this device', x: 54, y: 112 },
          { text: 'a file', x: 160, y: 112 },
          { text: 'another one', x: 266, y: 112 },
        ]}
      >
        <g color={colors.primary} stroke="currentColor">
          {devices.map((x) => (
            <g key={x}>
              <rect x={x} y={18} width={88} height={60} rx={6} />
              <path d={`M${x + 28} 92 H${x + 60}`} />
            </g>
          ))}
        </g>
        <g color={colors.emphasis} stroke="currentColor">
          <path d="M146 30 H166 L176 40 V68 H146 Z M166 30 V40 H176" />
        </g>
        <g color={colors.textSecondary} stroke="currentColor" strokeWidth={1.5}>
          <path d="M108 49 H134 M128 44 L135 49 L128 54" />
          <path d="M186 49 H212 M206 44 L213 49 L206 54" />
        </g>
      </DrawingPlot>
    </Drawing>
  );
}
