import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import { spellOutCount } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot, plotWidth } from './Drawing';

const dots = Array.from({ length: minTopicResponses }, (_, index) => index);
const gap = plotWidth / minTopicResponses;
const answersY = 34;
const rangeY = 96;
const range = { from: 0.52, to: 0.82 } as const;

/** The answers that a topic needs, and the range that they become. No figures, because each topic has its own. */
export function AnswersToRange() {
  return (
    <Drawing
      name={`${minTopicResponses} answers on a topic become a range: the share of its questions that you would likely get right, with a dot at its middle.`}
    >
      <DrawingPlot
        height={126}
        labels={[
          { text: `${spellOutCount(minTopicResponses)} answers`, x: 0, y: 8, from: 'start' },
          { text: 'become a range', x: 0, y: 70, from: 'start' },
          { text: 'none right', x: 0, y: 120, from: 'start' },
          { text: 'all right', x: plotWidth, y: 120, from: 'end' },
        ]}
      >
        <g color={colors.sectionColors.verbal}>
          {dots.map((index) => (
            <circle
              key={index}
              cx={gap * (index + 0.5)}
              cy={answersY}
              r={6}
              fill="currentColor"
              stroke="none"
            />
          ))}
        </g>
        <g color={colors.divider}>
          <line x1={0} x2={plotWidth} y1={rangeY} y2={rangeY} />
        </g>
        <g color={colors.sectionColors.verbal}>
          <rect
            x={range.from * plotWidth}
            width={(range.to - range.from) * plotWidth}
            y={rangeY - 6}
            height={12}
            rx={4}
            fill="currentColor"
            fillOpacity={0.3}
            stroke="none"
          />
          <circle
            cx={((range.from + range.to) / 2) * plotWidth}
            cy={rangeY}
            r={6}
            fill="currentColor"
            stroke="none"
          />
        </g>
      </DrawingPlot>
    </Drawing>
  );
}
