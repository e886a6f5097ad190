import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
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
      <Typography id="on-this-page" variant="subtitle2" sx={{ mb: 1 }}>
        On this page
      </Typography>
      <List sx={{ borderLeft: 1, borderColor: 'divider' }}>
        {sections.map(({ id, title }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton
              component="a"
              href={`#${id}`}
              selected={id === current}
              {...(id === current && { 'aria-current': 'location' })}
              sx={link}
            >
              {title}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
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
  displayPrint: 'none',
} as const;

/** The line at the left of the section in sight covers the list's own. */
const link = {
  typography: 'body2',
  pl: 2,
  ml: '-1px',
  borderRadius: 0,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
} as const;
