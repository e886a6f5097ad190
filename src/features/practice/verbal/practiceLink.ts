import type { Relation } from '@/domain/exam/item';
import { type DrillLength, drillSearch, type DrillSubject } from '@/domain/plan/drill';
import { pathOf } from '@/site';

/** What a student may practice of the verbal section; analogies keep to one relation or bring synonyms along. */
export type VerbalKind = 'synonyms' | 'analogies' | 'both';

/** What a drill is about. There is none of analogies alone over all relations: then the section is mixed. */
export function verbalSubject(kind: VerbalKind, relation: Relation | null): DrillSubject {
  if (kind === 'synonyms') return { kind: 'topic', topic: 'synonyms' };
  return kind === 'analogies' && relation !== null
    ? { kind: 'topic', topic: `analogy-${relation}` }
    : { kind: 'section', section: 'verbal' };
}

/** The address that starts a drill. */
export function drillPath(subject: DrillSubject, questions: DrillLength | 'endless'): string {
  return pathOf('sectionStudy', { search: drillSearch({ subject, questions }) });
}

/** The id of the builder's heading, where links to it lead. */
export const builderAnchor = 'bridge-builder';
/** What an address calls the relation whose bridges are to be built. */
export const builderParameter = 'bridges';

/** The address that opens the bridge builder with one relation. */
export function builderPath(relation: Relation): string {
  return pathOf('verbalPractice', { search: { [builderParameter]: relation }, hash: builderAnchor });
}
