/** The kind of a test, as shown in lists. It is derived from the parts, so that tests no longer on the site have one too. */
import { fullFormIds } from './blueprint';
import type { TestForm, FormPart } from './form';

export const testKinds = ['full', 'section', 'diagnostic', 'verbal', 'reading', 'essay', 'drill'] as const;
export type TestKind = (typeof testKinds)[number];

interface TakenTest {
  readonly source: TestForm['source'];
  /** `section` is the subject of a section. Breaks may be omitted. */
  readonly parts: readonly {
    readonly kind: FormPart['kind'];
    readonly section?: string;
    readonly scored?: boolean;
  }[];
}

/**
 * Classifies a test: a whole form, one of its sections, the diagnostic, practice of one question type, an essay, or a drill, which
 * has no score. Practice that is neither verbal nor reading counts as "section".
 */
export function testKind({ source, parts }: TakenTest): TestKind {
  const work = parts.filter(({ kind }) => kind !== 'break');
  if (work.every(({ kind }) => kind === 'essay')) return 'essay';
  if (work.every(({ scored }) => scored === false)) return 'drill';
  if (source.kind === 'set' && source.set === 'diagnostic') return 'diagnostic';
  const isForm = source.kind === 'set' && fullFormIds.some((set) => set === source.set);
  if (isForm) return work.length > 1 ? 'full' : 'section';
  const sections = new Set(work.map(({ section }) => section));
  if (sections.size > 1) return 'full';
  return sections.has('verbal') ? 'verbal' : sections.has('reading') ? 'reading' : 'section';
}
