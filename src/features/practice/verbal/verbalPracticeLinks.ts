import type { Relation } from '@/domain/exam/item';
import type { PooledSubject } from '@/domain/plan/drill-request';
import { pathOf } from '@/site';

/** What a student may practice of the verbal section. */
export type VerbalKind = 'synonyms' | 'analogies' | 'both';

/** What a drill is about; analogies keep to one relation, or with null bring all. */
export function verbalSubject(kind: VerbalKind, relation: Relation | null): PooledSubject {
  if (kind === 'both') return { kind: 'section', section: 'verbal' };
  if (kind === 'synonyms') return { kind: 'topic', topic: 'synonyms' };
  return relation === null
    ? { kind: 'group', group: 'analogies' }
    : { kind: 'topic', topic: `analogy-${relation}` };
}

/** The id of the builder's heading, where links to it lead. */
export const bridgeBuilderAnchor = 'bridge-builder';
/** What an address calls the relation whose bridges are to be built. */
export const bridgeBuilderParameter = 'bridges';

/** The address that opens the bridge builder with one relation. */
export function bridgeBuilderPath(relation: Relation): string {
  return pathOf('verbalPractice', {
    search: { [bridgeBuilderParameter]: relation },
    hash: bridgeBuilderAnchor,
  });
}
