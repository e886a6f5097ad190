import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type ActivePoint, type ActivationSource, useFigure } from '@/charts/figure/figureContext';
import {
  type Box,
  dockedTooltipBelowPx,
  placeDockedTooltip,
  insetBox,
  placeTooltip,
} from '@/charts/geometry/boxGeometry';
import { describePoint } from '@/charts/figure/chartTable';

interface TooltipProps {
  readonly point: ActivePoint;
  /** The box of the point's mark, in pixels from the drawing's upper left corner. */
  readonly mark: Box;
  /** Any element of the drawing, used to find and measure the drawing. */
  readonly layer: RefObject<SVGGElement | null>;
}

/** In a docked tooltip on a phone, two entries of at most this many characters fit side by side. */
const shortLine = 15;

const openWords: Record<ActivationSource, string> = {
  keys: 'Enter to open',
  mouse: 'Click to open',
  touch: 'Tap again to open',
};

/**
 * The active point's text, the same that screen readers announce. It overlays the page without shifting the layout. It is a child
 * of the figure's box, so that a mouse moving onto it doesn't leave the figure and close it.
 */
export function Tooltip({ point, mark, layer }: TooltipProps) {
  const { box, table, onOpen, openable } = useFigure();
  const tip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const drawing = layer.current?.ownerSVGElement;
    if (box !== null && tip.current !== null && drawing !== null && drawing !== undefined)
      place(tip.current, box, drawing, mark);
  });

  if (box === null) return null;
  const { name, cells } = describePoint(table, point.index);
  const [main, ...others] = cells;
  return createPortal(
    <Paper ref={tip} aria-hidden data-tooltip variant="floating" sx={overlay}>
      <Typography component="strong" variant="caption" sx={{ ...wholeRow, fontWeight: 'bold' }}>
        {name}
      </Typography>
      {main !== undefined && (
        <Typography variant="caption" color="textSecondary" sx={wholeRow}>
          <Typography component="b" variant="h3" color="textPrimary" sx={{ mr: 0.75 }}>
            {main.text}
          </Typography>
          <span>{main.column}</span>
        </Typography>
      )}
      {others.map(({ column, text }, index) => (
        <Stack
          key={index}
          direction="row"
          sx={{
            justifyContent: 'space-between',
            gap: 2,
            ...(column.length + text.length > shortLine && wholeRow),
          }}
        >
          <Typography variant="caption" color="textSecondary">
            {column}
          </Typography>{' '}
          {/* Keeps its words whole beside a long name, and breaks one that is a long name itself. */}
          <Typography
            component="b"
            variant="caption"
            sx={{ maxWidth: '60%', textAlign: 'right', fontWeight: 650, overflowWrap: 'break-word' }}
          >
            {text}
          </Typography>
        </Stack>
      ))}
      {onOpen !== undefined && point.index < openable && (
        <Typography data-hint variant="caption" color="textSecondary" sx={wholeRow}>
          {openWords[point.by]}
        </Typography>
      )}
    </Paper>,
    box,
  );
}

const wholeRow = { gridColumn: '1 / -1' } as const;

const overlay = {
  position: 'absolute',
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: '1fr',
  columnGap: 3,
  width: 'max-content',
  maxWidth: '20rem',
  px: 1.5,
  py: 1,
  cursor: 'default',
  '&[data-docked]': {
    maxWidth: 'none',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  },
  '@media print': { display: 'none' },
} as const;

/** Gap between a tooltip and the edge of its card. */
const edgePx = 8;

/** Measures and positions the tooltip. Sets the element's style directly to avoid a second render after each pointer move. */
function place(tip: HTMLElement, box: HTMLElement, drawing: SVGElement, mark: Box): void {
  const origin = box.getBoundingClientRect();
  const inBox = ({ left, top, width, height }: DOMRect): Box => ({
    left: left - origin.left,
    top: top - origin.top,
    width,
    height,
  });
  const cardElement = box.closest('.MuiCard-root') ?? box.closest('figure') ?? box;
  const card = insetBox(inBox(cardElement.getBoundingClientRect()), edgePx);
  const drawn = inBox(drawing.getBoundingClientRect());
  const isDocked = card.width < dockedTooltipBelowPx - 2 * edgePx;
  tip.toggleAttribute('data-docked', isDocked);
  tip.style.width = isDocked ? `${origin.width}px` : '';
  const { width, height } = tip.getBoundingClientRect();
  const asked = {
    size: { width, height },
    drawing: drawn,
    screen: {
      left: -origin.left,
      top: -origin.top,
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    },
  };
  const { left, top } = isDocked
    ? // As wide as the figure's box, in which the drawing may be one of several.
      placeDockedTooltip({ ...asked, drawing: { ...drawn, left: 0 } })
    : placeTooltip({
        ...asked,
        card,
        obstacles: [...(box.closest('figure')?.querySelectorAll('button') ?? [])].map((button) =>
          inBox(button.getBoundingClientRect()),
        ),
        mark: { ...mark, left: mark.left + drawn.left, top: mark.top + drawn.top },
      });
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}
