import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot } from './Drawing';

/** A device that keeps the work: only pages come in, and only emails go out. */
export function WorkStaysHere() {
  return (
    <Drawing name="Your work stays on your device. Pages come from the host, and we receive only the emails that you send.">
      <DrawingPlot
        height={126}
        labels={[
          { text: 'your work', x: 66, y: 62, strong: true },
          { text: 'pages', x: 200, y: 24 },
          { text: 'the host', x: 268, y: 38, from: 'start' },
          { text: 'emails you send', x: 200, y: 104 },
          { text: 'us', x: 268, y: 88, from: 'start' },
        ]}
      >
        <g color={colors.statusGood} stroke="currentColor">
          <rect x={10} y={18} width={112} height={88} rx={8} strokeWidth={3} />
        </g>
        <g color={colors.textSecondary} stroke="currentColor">
          <path d="M258 38 H134 M142 32 L134 38 L142 44" />
          <path d="M134 88 H256" strokeDasharray="4 5" />
          <path d="M250 82 L258 88 L250 94" />
        </g>
      </DrawingPlot>
    </Drawing>
  );
}
