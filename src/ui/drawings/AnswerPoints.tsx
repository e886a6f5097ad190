import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot, plotWidth } from './Drawing';
import { VerdictMark } from './VerdictMark';

const zero = 62;
/** The height of one point. */
const point = 44;

/** The raw points that an answer is worth. */
const answers = [
  { verdict: 'right', label: 'right', value: 1, figure: '+1', color: colors.statusGood },
  { verdict: 'wrong', label: 'wrong', value: -1 / 4, figure: '−¼', color: colors.statusRisk },
  { verdict: 'blank', label: 'blank', value: 0, figure: '0', color: colors.textSecondary },
] as const;

/** The points of a right, a wrong, and a blank answer, as bars above and below a line. */
export function AnswerPoints() {
  return (
    <Drawing name="A right answer is worth one point, a wrong one takes away a quarter of a point, and a blank is worth nothing.">
      <DrawingPlot
        height={128}
        labels={answers.flatMap(({ label, value, figure }, index) => [
          { text: figure, x: x(index), y: zero - Math.max(0, value) * point - 11, strong: true },
          { text: label, x: x(index), y: 114 },
        ])}
      >
        <g color={colors.controlEdge} stroke="currentColor">
          <line x1={8} x2={plotWidth - 8} y1={zero} y2={zero} strokeWidth={1.5} />
        </g>
        {answers.map(({ verdict, value, color }, index) => (
          <g key={verdict} color={color} stroke="currentColor">
            {value !== 0 && (
              <rect
                x={x(index) - 14}
                width={28}
                y={zero - Math.max(0, value) * point}
                height={Math.abs(value) * point}
                fill="currentColor"
                fillOpacity={0.3}
                stroke="none"
              />
            )}
            <VerdictMark verdict={verdict} x={x(index)} y={90} />
          </g>
        ))}
      </DrawingPlot>
    </Drawing>
  );
}

const x = (index: number) => 56 + index * 104;
