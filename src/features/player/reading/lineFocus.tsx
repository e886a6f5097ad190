import Box from '@mui/material/Box';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { visualLines } from './wordPositions';

interface LineFocusOptions {
  readonly isOn: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly text: RefObject<HTMLElement | null>;
}

/** A reading ruler: a band over three lines that follows the pointer or the up and down arrow keys. */
export function useLineFocus({ isOn, scroller, text }: LineFocusOptions) {
  const band = useRef<HTMLDivElement>(null);
  /**
   * Index of the band's middle line, and the pointer's distance in pixels from the top of the visible area; null after an arrow
   * key.
   */
  const line = useRef(1);
  const pointer = useRef<number | null>(null);

  useEffect(() => {
    const [box, root, element] = [scroller.current, text.current, band.current];
    if (!isOn || box === null || root === null || element === null) return undefined;
    const { top } = box.getBoundingClientRect();
    line.current = visualLines(root).findIndex((each) => each.top >= top) + 1;
    pointer.current = null;
    const place = () => {
      const lines = visualLines(root);
      const wanted =
        pointer.current === null
          ? line.current
          : lineAt(lines, box.getBoundingClientRect().top + pointer.current);
      line.current = layBand({ box, root, element }, wanted);
    };
    const onPointer = (event: PointerEvent) => {
      pointer.current = event.clientY - box.getBoundingClientRect().top;
      place();
    };
    const resize = new ResizeObserver(place);
    resize.observe(root);
    box.addEventListener('pointermove', onPointer);
    box.addEventListener('pointerdown', onPointer);
    box.addEventListener('scroll', place, { passive: true });
    return () => {
      resize.disconnect();
      box.removeEventListener('pointermove', onPointer);
      box.removeEventListener('pointerdown', onPointer);
      box.removeEventListener('scroll', place);
    };
  }, [isOn, scroller, text]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const [box, root, element] = [scroller.current, text.current, band.current];
    if (!isOn || event.defaultPrevented || step === undefined) return;
    if (box === null || root === null || element === null) return;
    event.preventDefault();
    pointer.current = null;
    line.current = layBand({ box, root, element }, line.current + step);
    // Scrolls the band into view, with one line of margin.
    const [shown, frame] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    const flow = shown.height / 3;
    if (shown.bottom + flow > frame.bottom) box.scrollBy(0, shown.bottom + flow - frame.bottom);
    else if (shown.top - flow < frame.top) box.scrollBy(0, shown.top - flow - frame.top);
  };
  return { band, onKeyDown };
}

interface Band {
  readonly box: HTMLElement;
  readonly root: HTMLElement;
  readonly element: HTMLElement;
}

/**
 * Positions the band over a line and its neighbors and returns the middle line. Sets the style directly, because it follows every
 * pointer move.
 */
function layBand({ box, root, element }: Band, wanted: number): number {
  const lines = visualLines(root);
  const middle = Math.max(1, Math.min(wanted, lines.length - 2));
  const [first, last] = [lines[middle - 1], lines[middle + 1] ?? lines.at(-1)];
  if (first === undefined || last === undefined) return wanted;
  element.style.top = `${first.top - box.getBoundingClientRect().top - 4}px`;
  element.style.height = `${last.bottom - first.top + 8}px`;
  return middle;
}

function lineAt(lines: readonly { readonly top: number; readonly bottom: number }[], y: number): number {
  const distances = lines.map(({ top, bottom }) => Math.abs((top + bottom) / 2 - y));
  return distances.indexOf(Math.min(...distances));
}

/** Dims everything but the band. Lies above the text and ignores pointers. */
export function LineFocus({ band }: { band: RefObject<HTMLDivElement | null> }) {
  return (
    <Box
      aria-hidden
      data-line-focus
      sx={{
        position: 'absolute',
        inset: 0,
        // Leaves the scroll bar uncovered.
        right: 10,
        overflow: 'hidden',
        pointerEvents: 'none',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        ref={band}
        sx={(theme) => ({
          position: 'absolute',
          insetInline: 0,
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'surface.controlEdge',
          // Covers everything around the band, however large: a shadow costs no layout.
          boxShadow: `0 0 0 200vmax ${theme.alpha((theme.vars ?? theme).palette.background.paper, 0.78)}`,
        })}
      />
    </Box>
  );
}
