import { formatShareAsPercent } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot, plotWidth } from './Drawing';

const edge = 20;
const y = 46;
const quarters = [
  { share: 0, text: '0' },
  { share: 1 / 4, text: '¼' },
  { share: 1 / 2, text: '½' },
  { share: 3 / 4, text: '¾' },
  { share: 1, text: '1' },
] as const;
const shown = 3 / 4;

const place = (share: number) => edge + share * (plotWidth - 2 * edge);

/** One amount in two ways: as a fraction above a number line, and as a percentage below it. */
export function FractionLine() {
  return (
    <Drawing name="A number line from 0 to 1, in quarters and in percent: three quarters and 75 percent are the same point.">
      <DrawingPlot
        height={92}
        labels={quarters.flatMap(({ share, text }) => [
          { text, x: place(share), y: y - 26, strong: share === shown },
          { text: formatShareAsPercent(share), x: place(share), y: y + 28, strong: share === shown },
        ])}
      >
        <g color={colors.controlEdge} stroke="currentColor">
          <line x1={4} x2={plotWidth - 4} y1={y} y2={y} />
          {quarters.map(({ share }) => (
            <line key={share} x1={place(share)} x2={place(share)} y1={y - 7} y2={y + 7} />
          ))}
        </g>
        <g color={colors.sectionColors.quantitative} stroke="currentColor">
          <line x1={place(0)} x2={place(shown)} y1={y} y2={y} strokeWidth={5} />
          <circle cx={place(shown)} cy={y} r={6} fill="currentColor" />
        </g>
      </DrawingPlot>
    </Drawing>
  );
}
