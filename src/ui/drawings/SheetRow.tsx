import { capitalize, spellOutCount } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot, plotWidth } from './Drawing';

const [width, height] = [34, 44];

/** The sheets to print, side by side: lines to read, and circles to fill in. */
export function SheetRow({ count }: { readonly count: number }) {
  const step = plotWidth / count;
  return (
    <Drawing name={`${capitalize(spellOutCount(count))} sheets of paper to print.`}>
      <DrawingPlot height={64}>
        {Array.from({ length: count }, (_, index) => {
          const x = index * step + (step - width) / 2;
          return (
            <g key={index} color={colors.primary} stroke="currentColor" strokeWidth={1.5}>
              <rect x={x} y={10} width={width} height={height} rx={2} />
              <path d={`M${x + 6} 18 h${width - 20}`} strokeWidth={2.5} />
              <g color={colors.controlEdge} stroke="currentColor">
                {index % 2 === 0
                  ? [28, 37, 46].map((y) => (
                      <path key={y} d={`M${x + 8} ${y} h0 m6 0 h0 m6 0 h0 m6 0 h0`} strokeWidth={3.5} />
                    ))
                  : [27, 34, 41, 47].map((y) => <path key={y} d={`M${x + 6} ${y} h${width - 12}`} />)}
              </g>
            </g>
          );
        })}
      </DrawingPlot>
    </Drawing>
  );
}
