import type { Known } from '@/domain/plan/ability';
import type { TopicId } from '@/domain/plan/topics';

/** What untimed practice tells of math, as far as the map shows it. */
export interface MathStanding {
  readonly topics: ReadonlyMap<TopicId, Known>;
  /** No untimed answer to any topic, but timed ones. */
  readonly onlyTimed: boolean;
}
