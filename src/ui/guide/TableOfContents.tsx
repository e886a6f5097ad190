import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { GuideSection } from '@/domain/page-text/guide-text';

/** The table of contents in a sticky column of its own; hidden on a phone, which has no room for it. */
export function TableOfContents({
  sections,
}: {
  readonly sections: readonly Pick<GuideSection, 'id' | 'title'>[];
}) {
  const current = useSectionInSight(sections);
  return (
    <Box component="nav" aria-labelledby="on-this-page" sx={contents}>
      <p id="on-this-page">On this page</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/**
 * Returns the id of the section being read: the last whose heading has passed the top third of the window; null above the first.
 */
function useSectionInSight(sections: readonly { readonly id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const look = () =>
      setCurrent(
        headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)?.id ??
          null,
      );
    // The huge top margin catches jumps to the top, which pass a heading without showing it.
    const observer = new IntersectionObserver(look, { rootMargin: '1000000px 0px -66% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

const contents = {
  position: 'sticky',
  top: 96,
  maxHeight: 'calc(100dvh - 112px)',
  overflowY: 'auto',
  fontSize: '0.9375rem',
  '@media print': { display: 'none' },
  '& p': { m: 0, mb: 1, fontWeight: 600 },
  '& ul': { listStyle: 'none', m: 0, p: 0, borderLeft: 1, borderColor: 'divider' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    py: 1.25,
    lineHeight: 1.35,
    pl: 2,
    ml: '-1px',
    borderLeft: '2px solid transparent',
    color: 'text.secondary',
    textDecoration: 'none',
    '&:hover': { color: 'text.primary' },
    '&[aria-current]': { color: 'text.primary', fontWeight: 600, borderColor: 'primary.main' },
  },
} as const;
