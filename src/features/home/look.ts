/** What the sections of the home page have in common. */
import { column } from '@/ui/page/column';

export const sectionTitle = {
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)',
  outline: 'none',
  scrollMarginTop: 88,
} as const;

/** A section in the page's column. */
export const sectionColumn = { ...column, py: { xs: 5, md: 8 } } as const;

/** Words at the left, what they speak of at the right; on a narrow screen below each other. */
export const wordsBeside = {
  display: 'grid',
  columnGap: 8,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 8fr)' },
} as const;

/** A list without marks. */
export const plainList = { listStyle: 'none', m: 0, p: 0 } as const;
