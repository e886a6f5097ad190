import { choiceLetters } from '@/domain/exam/items/item';
import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot } from './Drawing';

const key = 'D';
const rows = [
  { label: 'the key', y: 36 },
  { label: 'read again', y: 92 },
] as const;
const x = (index: number) => 124 + index * 42;

/** A question answered by its key and once more without it: both have to choose the same letter. */
export function TwoKeys() {
  const chosen = x(choiceLetters.indexOf(key));
  return (
    <Drawing name="Each question is answered twice: by its key, and again by someone who doesn’t see the key. Both must choose the same letter.">
      <DrawingPlot
        height={126}
        labels={rows.flatMap(({ label, y }) => [
          { text: label, x: 8, y, from: 'start' as const },
          ...choiceLetters.map((letter, index) => ({ text: letter, x: x(index), y, strong: letter === key })),
        ])}
      >
        {rows.map(({ y }) => (
          <g key={y}>
            {choiceLetters.map((letter, index) => (
              <circle
                key={letter}
                cx={x(index)}
                cy={y}
                r={13}
                color={letter === key ? colors.statusGood : colors.controlEdge}
                stroke="currentColor"
                strokeWidth={letter === key ? 3.5 : 1.5}
              />
            ))}
          </g>
        ))}
        <g color={colors.statusGood} stroke="currentColor">
          <line x1={chosen} x2={chosen} y1={rows[0].y + 17} y2={rows[1].y - 17} strokeDasharray="4 5" />
        </g>
      </DrawingPlot>
    </Drawing>
  );
}
