import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import MuiLink from '@mui/material/Link';
import type { FocusEvent } from 'react';
import { Link } from 'react-router-dom';
import type { RouteId } from '@/site';
import { wideColumn } from '@/ui/page/wideColumn';
import { withStudentBar } from './studentBar';

export interface PageLinkEntry {
  readonly id: RouteId;
  readonly label: string;
  /** The link's address, with those search parameters of the current address that the link preserves. */
  readonly to: string;
  /** True for the first entry of another group, which a line sets off. */
  readonly beginsGroup?: boolean;
  /** True if the student's bar or its menu has the link, so that the row hides it where that bar is. */
  readonly isInBar?: boolean;
}

interface PageLinkRowProps {
  /** Accessible name of the row: "Dashboards". */
  readonly label: string;
  readonly entries: readonly PageLinkEntry[];
  /** The current page; null if it has no entry. */
  readonly current: RouteId | null;
}

/** The row of links under the header that connects related pages. On a narrow screen it scrolls to the current page's link. */
export function PageLinkRow({ label, entries, current }: PageLinkRowProps) {
  const isAllInBar = entries.every(({ isInBar }) => isInBar);
  return (
    <Box component="nav" aria-label={label} sx={isAllInBar ? { ...frame, ...hiddenWithBar } : frame}>
      <Container disableGutters sx={wideColumn}>
        <List onFocus={showFocused} sx={row}>
          {entries.map(({ id, label: name, to, beginsGroup = false, isInBar = false }) => (
            <ListItem
              key={id}
              disablePadding
              sx={{ ...(beginsGroup ? groupStart : entry), ...(isInBar && hiddenWithBar) }}
            >
              <MuiLink
                component={Link}
                to={to}
                variant="body2"
                color="textSecondary"
                underline="none"
                {...(id === current && { 'aria-current': 'page', ref: showCurrent })}
                sx={link}
              >
                {name}
              </MuiLink>
            </ListItem>
          ))}
        </List>
      </Container>
    </Box>
  );
}

/** Scrolls a row to one of its links. Not by `scrollIntoView`, which would also scroll a page whose reader has left its top. */
function showInRow(list: Element, link: Element): void {
  const [shown, box] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (box.left < shown.left || box.right > shown.right)
    list.scrollLeft += (box.left + box.right - shown.left - shown.right) / 2;
}

/** Scrolls to the current page's link; again once the fonts have given it its place, unless the reader has scrolled meanwhile. */
function showCurrent(link: HTMLElement | null): void {
  const list = link?.closest('ul');
  if (!link || !list) return;
  showInRow(list, link);
  void showWithFonts(list, link);
}

async function showWithFonts(list: Element, link: Element): Promise<void> {
  const { scrollLeft } = list;
  await document.fonts.ready;
  if (list.scrollLeft === scrollLeft) showInRow(list, link);
}

/**
 * Scrolls a link that the keyboard has reached into full view, because some browsers leave part of it hidden; a pressed one stays
 * under the finger.
 */
function showFocused({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) showInRow(currentTarget, target);
}

/** Height in pixels including the bottom line, reserved so that the content below doesn't move if the row loads later. */
export const pageLinkRowHeightPx = 45;

/**
 * Scrolls up to the edges of the screen, where a clipped name shows that there are more. A mouse, which can't swipe, has a scroll bar,
 * for which the links leave room, so that the row is as high without it.
 */
const row = {
  px: { xs: 2, sm: 'var(--page-gutter)' },
  minHeight: 44,
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media (hover: hover)': { scrollbarWidth: 'thin' },
  // The first name begins where the page's text does.
  '& > :first-of-type': { ml: '-10px' },
} as const;

const frame = {
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const;

const hiddenWithBar = withStudentBar({ display: 'none' });

const entry = { width: 'auto', flexShrink: 0, alignItems: 'stretch' } as const;
const groupStart = {
  ...entry,
  borderLeft: 1,
  borderColor: 'divider',
  ml: 1,
  pl: 1,
  ...withStudentBar({ borderLeft: 0, marginLeft: 0, paddingLeft: 0 }),
} as const;

const link = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  '@media (hover: hover)': { minHeight: 32 },
  px: 1.25,
  whiteSpace: 'nowrap',
  outlineOffset: '-3px !important',
  '&:hover': { color: 'text.primary' },
} as const;
