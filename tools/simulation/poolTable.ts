import { alignColumns } from '@/data/items/author';
import { topicLabel } from '@/domain/learner/topic-count';
import { type PoolSimulation, simulatedMinutesPerDay, simulatedWeeks } from './pools';

/** Formats how long each topic's questions last, one row per topic, and the questions that drills asked again by accident. */
export function poolTable({ uses, repeats }: PoolSimulation): string {
  const rows = uses.map(({ topic, questions, perWeek, weeks }) => [
    topicLabel(topic),
    questions === null ? 'generated' : String(questions),
    perWeek.toFixed(1),
    weeks === null ? 'no end' : weeks.toFixed(1),
  ]);
  const again = [...repeats.values()].reduce((sum, refs) => sum + refs.length, 0);
  return [
    `Practice by Today's card, ${simulatedMinutesPerDay} minutes a day for ${simulatedWeeks} weeks, simulated:`,
    alignColumns([['Topic', 'Questions', 'A week', 'Weeks until all are seen'], ...rows]),
    '',
    `Questions asked again by accident: ${again}.`,
  ].join('\n');
}
