import type { ScoredSection } from './scored-sections';

/** The extent of a test: all sections, half of each section (diagnostic), or one section. */
export type TestScope = 'full' | 'diagnostic' | ScoredSection;
