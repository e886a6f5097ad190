import { capitalize } from '@/lib/text/format';
import { sectionColors } from '@/ui/colors';
import { Drawing, DrawingPlot } from './Drawing';

type Pair = readonly [first: string, second: string];

interface AnalogyBridgeProps {
  readonly pairs: readonly [Pair, Pair];
  /** The words between the words of a pair: "is a young". */
  readonly bridge: string;
}

const ys = [46, 108] as const;
const [left, right] = [70, 250];

/** Two pairs of words, each joined by the same bridge. */
export function AnalogyBridge({ pairs, bridge }: AnalogyBridgeProps) {
  const [one, other] = pairs;
  return (
    <Drawing
      name={`${capitalize(one[0])} is to ${one[1]} as ${other[0]} is to ${other[1]}: one bridge, “${bridge},” joins both pairs.`}
    >
      <DrawingPlot
        height={126}
        labels={pairs.flatMap(([first, second], index) => {
          const y = ys[index] ?? 0;
          return [
            { text: first, x: left, y, strong: true },
            { text: second, x: right, y, strong: true },
            { text: bridge, x: (left + right) / 2, y: y - 16 },
          ];
        })}
      >
        {ys.map((y) => (
          <g key={y} color={sectionColors.verbal}>
            <path
              d={`M${left} ${y - 14} C${left + 30} ${y - 44} ${right - 30} ${y - 44} ${right} ${y - 14}`}
            />
            <circle cx={left} cy={y - 14} r={3} fill="currentColor" />
            <circle cx={right} cy={y - 14} r={3} fill="currentColor" />
          </g>
        ))}
      </DrawingPlot>
    </Drawing>
  );
}
