import {
  essayMinutes,
  type EssayStep,
  essayStepMinutes,
  essayStepTitles,
} from '@/domain/exam/essays/essay-minutes';
import { formatMinutes } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot } from './Drawing';

const height = 138;
const [left, right] = [24, 176];
const inset = 14;
/** The steps that fill a part of the sheet. */
const written = new Set<EssayStep>(['plan', 'opening', 'middle', 'ending']);

/** An essay as a sheet of paper on which each step has as much room as it has minutes. */
export function EssayPlan() {
  const steps = essayStepMinutes(essayMinutes);
  const yOf = (minutesLeft: number) => ((essayMinutes - minutesLeft) * height) / essayMinutes;
  const placed = steps.map(({ step, minutes, left: after }) => ({
    step,
    minutes,
    from: yOf(after + minutes),
    to: yOf(after),
  }));
  return (
    <Drawing
      name={`An essay of ${formatMinutes(essayMinutes)} on a sheet, each step as high as its minutes: ${steps
        .map(({ step, minutes }) => `${essayStepTitles[step]}, ${minutes}`)
        .join('; ')}.`}
    >
      <DrawingPlot
        height={height}
        labels={placed
          .filter(({ step }) => written.has(step))
          .map(({ step, minutes, from, to }) => ({
            text: `${essayStepTitles[step]}, ${formatMinutes(minutes)}`,
            x: right + 16,
            y: (from + to) / 2,
            from: 'start',
          }))}
      >
        <g color={colors.controlEdge} stroke="currentColor">
          <rect x={left} y={1} width={right - left} height={height - 2} rx={3} strokeWidth={1.5} />
          {placed
            .filter(({ step }) => written.has(step))
            .map(({ step, from, to }) => (
              <path key={step} d={paragraphLines(from, to)} strokeWidth={1.5} />
            ))}
        </g>
        <g color={colors.sectionColors.writing} stroke="currentColor">
          {placed
            .filter(({ step }) => written.has(step))
            .map(({ step, from, to }) => (
              <line
                key={step}
                x1={left}
                x2={left}
                y1={from + 3}
                y2={to - 3}
                strokeWidth={5}
                {...(step === 'plan' && { strokeDasharray: '1 8' })}
              />
            ))}
        </g>
      </DrawingPlot>
    </Drawing>
  );
}

/** Lines of text between two heights; the last one is shorter. */
function paragraphLines(from: number, to: number): string {
  const lines = Math.max(1, Math.floor((to - from - 4) / 8));
  const gap = (to - from) / (lines + 0.5);
  return Array.from({ length: lines }, (_, index) => {
    const isLast = index === lines - 1;
    return `M${left + inset} ${(from + gap * (index + 0.75)).toFixed(1)} H${right - inset - (isLast ? 44 : 0)}`;
  }).join(' ');
}
