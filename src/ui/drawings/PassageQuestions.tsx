import { questionsPerPassage } from '@/domain/exam/items/passage-questions';
import { formatCount, spellOutCount, capitalize } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot } from './Drawing';

const [left, right] = [44, 236];
const markX = 272;
const step = 24;

/** A passage whose every question leads back to its lines. */
export function PassageQuestions() {
  const marks = Array.from({ length: questionsPerPassage }, (_, index) => 14 + index * step);
  return (
    <Drawing
      name={`${capitalize(spellOutCount(1))} passage with ${formatCount(questionsPerPassage, 'question')}. A few of its lines hold each answer.`}
    >
      <DrawingPlot
        height={step * questionsPerPassage}
        labels={marks.map((y, index) => ({ text: String(index + 1), x: markX, y, strong: true }))}
      >
        {marks.map((y, index) => (
          <g key={y}>
            <g color={colors.controlEdge} stroke="currentColor">
              <path d={`M${left} ${y - 6} H${right} M${left} ${y + 6} H${right - (index % 2) * 40}`} />
            </g>
            <g color={colors.sectionColors.reading} stroke="currentColor">
              {/* The lines that answer a question, at another place of each part of the passage. */}
              <path d={`M${left + 20 + ((index * 53) % 110)} ${y + 6} h48`} strokeWidth={4} />
              <path d={`M${right + 8} ${y} h14`} strokeWidth={1.5} />
              <circle cx={markX} cy={y} r={10.5} />
            </g>
          </g>
        ))}
      </DrawingPlot>
    </Drawing>
  );
}
