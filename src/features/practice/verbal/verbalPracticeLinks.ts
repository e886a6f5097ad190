import type { AnalogyRelation } from '@/domain/exam/items/item';
import type { PooledSubject } from '@/domain/plan/drills/drill-request';
import { pathOf } from '@/site';

/** The kinds of verbal questions that a student can choose to practice. */
export type VerbalKind = 'synonyms' | 'analogies' | 'both';

/** Returns the subject of a drill; analogies cover one relation, or all if it is null. */
export function verbalSubject(kind: VerbalKind, relation: AnalogyRelation | null): PooledSubject {
  if (kind === 'both') return { kind: 'section', section: 'verbal' };
  if (kind === 'synonyms') return { kind: 'topic', topic: 'synonyms' };
  return relation === null
    ? { kind: 'group', group: 'analogies' }
    : { kind: 'topic', topic: `analogy-${relation}` };
}

/** The id of the bridge builder, the target of links to it. */
export const bridgeBuilderAnchor = 'bridge-builder';
/** The search parameter that names the relation to practice in the bridge builder. */
export const bridgeBuilderParameter = 'bridges';

/** Returns the address that opens the bridge builder with one relation. */
export function bridgeBuilderPath(relation: AnalogyRelation): string {
  return pathOf('verbalPractice', {
    search: { [bridgeBuilderParameter]: relation },
    hash: bridgeBuilderAnchor,
  });
}
