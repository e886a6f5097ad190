import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { cssPercent } from '@/lib/text/format';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';

export interface StripPart {
  readonly id: string;
  readonly title: string;
  /** A CSS value. */
  readonly color: string;
  /** Drawn length relative to the other parts, such as its minutes. */
  readonly weight: number;
  /** Text about the part, which says what its bar shows. */
  readonly facts: ReactNode;
  /** How much of the bar is full, from 0 to 1. */
  readonly share: number;
  /** Marks the current part, at the end of what is full. */
  readonly hereLabel?: string;
}

interface PartStripProps {
  readonly parts: readonly StripPart[];
  /** The least width of columns, in rem. */
  readonly columnsFrom?: number;
}

/** The parts of a test in order, with bars as long as they take: in columns or, in a narrow space, in rows. */
export function PartStrip({ parts, columnsFrom = 44 }: PartStripProps) {
  const rows = `@container (max-width: ${columnsFrom}rem)`;
  const layout = stripLayout(rows);
  const hasHere = parts.some(({ hereLabel }) => hereLabel !== undefined);
  const longest = Math.max(...parts.map(({ weight }) => weight));
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <List component="ol" sx={[layout.list, hasHere && layout.listWithHere]}>
        {parts.map(({ id, title, color, weight, facts, share, hereLabel }, index) => {
          const isHere = hereLabel !== undefined;
          return (
            <ListItem
              key={id}
              disablePadding
              aria-current={isHere ? 'step' : undefined}
              sx={layout.part}
              style={{ flex: `${weight} 1 0` }}
            >
              <LinearProgress
                aria-hidden
                variant="determinate"
                color="inherit"
                value={100 * share}
                sx={{
                  ...barLook,
                  color,
                  [rows]: { gridArea: 'bar', width: cssPercent(weight / longest), mt: 0.5, mb: 0 },
                }}
              />
              <Typography
                component="span"
                variant="subtitle2"
                sx={[layout.title, isHere && { color: 'primary.main' }]}
              >
                {title}
              </Typography>
              <Typography component="span" variant="caption" color="textSecondary" sx={layout.facts}>
                {facts}
              </Typography>
              {isHere && (
                <Typography
                  component="span"
                  variant="caption"
                  sx={[layout.here, index === parts.length - 1 && layout.hereAtEnd]}
                  style={{ left: cssPercent(share) }}
                >
                  {hereLabel}
                </Typography>
              )}
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}

/** An outline, which forced colors keep, and which leaves no gap at the corners of what is full. */
const barLook = {
  height: 12,
  borderRadius: '3px',
  outline: 2,
  outlineColor: 'currentColor',
  outlineOffset: -2,
  mb: 1,
} as const;

const stripLayout = (rows: string) =>
  ({
    list: { display: 'flex', gap: 0.5, [rows]: { display: 'block' } },
    listWithHere: { pt: 3.5, [rows]: { pt: 1 } },
    part: {
      display: 'block',
      width: 'auto',
      // At least as wide as its longest word, which isn't broken.
      minWidth: 'min-content',
      overflowWrap: 'break-word',
      [rows]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"title facts" "here here" "bar bar"',
        alignItems: 'baseline',
        columnGap: 1.5,
        py: 1,
        minWidth: 0,
        [largeTextMediaQuery]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateAreas: '"title" "facts" "here" "bar"',
        },
      },
    },
    title: { display: 'block', [rows]: { gridArea: 'title' } },
    facts: { display: 'block', [rows]: { gridArea: 'facts', typography: 'body2' } },
    // Over later parts, but not past the end of the strip.
    here: {
      position: 'absolute',
      top: -28,
      height: 28,
      pl: 1,
      borderLeft: 2,
      borderColor: 'primary.main',
      color: 'primary.main',
      fontWeight: 650,
      whiteSpace: 'nowrap',
      [rows]: { gridArea: 'here', position: 'static', height: 'auto', pl: 0, borderLeft: 0 },
    },
    hereAtEnd: {
      transform: 'translateX(-100%)',
      pl: 0,
      pr: 1,
      borderLeft: 0,
      [rows]: { transform: 'none', pr: 0 },
    },
  }) as const;
