import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot } from './Drawing';

/** Topics with the points that they cost, in the drawing's units; the first two become the work. */
const topics = [
  { section: 'reading', cost: 96 },
  { section: 'quantitative', cost: 74 },
  { section: 'verbal', cost: 40 },
] as const;
const agreed = 2;
const y = (index: number) => 24 + index * 32;

/** A coach's meeting: of the topics that cost the most points, a few become the work until the next one. */
export function MeetingSheet() {
  return (
    <Drawing name="A meeting in one picture: of the topics that cost the most points, two become the work until the next meeting.">
      <DrawingPlot
        height={126}
        labels={[
          { text: 'points lost', x: 12, y: 114, from: 'start' },
          { text: 'to do by next time', x: 200, y: 114, from: 'start' },
        ]}
      >
        {topics.map(({ section, cost }, index) => (
          <g key={section} color={colors.sectionColors[section]} stroke="currentColor">
            <circle cx={18} cy={y(index)} r={5} fill="currentColor" stroke="none" />
            <line x1={36} x2={36 + cost} y1={y(index)} y2={y(index)} strokeWidth={8} />
          </g>
        ))}
        {topics.slice(0, agreed).map(({ section, cost }, index) => (
          <g key={section} color={colors.textSecondary} stroke="currentColor">
            <path
              d={`M${36 + cost + 14} ${y(index)} H186 M180 ${y(index) - 5} L187 ${y(index)} L180 ${y(index) + 5}`}
              strokeWidth={1.5}
            />
          </g>
        ))}
        {topics.slice(0, agreed).map(({ section }, index) => (
          <g key={section} color={colors.primary} stroke="currentColor">
            <rect x={202} y={y(index) - 9} width={18} height={18} rx={3} />
            <path d={`M232 ${y(index)} H${296 - 20 * index}`} />
          </g>
        ))}
      </DrawingPlot>
    </Drawing>
  );
}
