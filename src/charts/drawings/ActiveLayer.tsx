import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type ActivePoint, useActivePoint, useFigure } from '@/charts/figure/figureContext';
import { bottomOf, type Box, nearestMarkIndex, type PointerAxis } from '@/charts/geometry/boxGeometry';
import { chartColors } from '@/charts/chartStyles';
import { boxAroundRings, Ring } from './marks';
import type { PlotScales } from './Plot';
import { Tooltip } from './Tooltip';

interface ActiveLayerProps {
  /** The box of each point's mark, in pixels from the drawing's upper left corner. */
  readonly marks: readonly Box[];
  readonly axis: PointerAxis;
  /**
   * Where the vertical line below the active point ends, in pixels. It begins at the point's mark, so that it doesn't strike labels
   * above. By default, there is no line.
   */
  readonly crosshairTo?: number;
  /** In a figure with several drawings: the index of this drawing's first mark among all points of the figure. */
  readonly firstIndex?: number;
  /** Renders the active mark, given its index in `marks`. */
  readonly children?: (index: number) => ReactNode;
}

/** The active point's line, mark, and tooltip. When a pointer moves, only this layer of the drawing rerenders. */
export function ActiveLayer({ marks, axis, crosshairTo, firstIndex = 0, children }: ActiveLayerProps) {
  const active = useActivePoint();
  const layer = useRef<SVGGElement>(null);
  usePointing(layer, marks, axis, firstIndex);
  const index = active === null ? -1 : active.index - firstIndex;
  const mark = marks[index];
  const x = mark === undefined ? 0 : mark.left + mark.width / 2;
  return (
    <g ref={layer} data-follows>
      {mark !== undefined && active !== null && (
        <>
          {crosshairTo !== undefined && (
            <line data-crosshair x1={x} x2={x} y1={mark.top} y2={crosshairTo} stroke={chartColors.quiet} />
          )}
          <g data-active>{children?.(index)}</g>
          <Tooltip point={active} mark={mark} layer={layer} />
        </>
      )}
    </g>
  );
}

interface ActivePointsProps {
  readonly scales: PlotScales;
  readonly points: readonly {
    readonly x: number;
    readonly marks: readonly { readonly y: number; readonly color: string; readonly isSquare?: boolean }[];
  }[];
  readonly firstIndex?: number;
}

/** Marks the active point of lines with a ring on each of them and a vertical line. */
export function ActivePoints({ scales: { toX, toY, plot }, points, firstIndex = 0 }: ActivePointsProps) {
  const bottom = bottomOf(plot);
  return (
    <ActiveLayer
      marks={points.map(({ x, marks }) =>
        boxAroundRings(toX(x), marks.length === 0 ? [bottom] : marks.map(({ y }) => toY(y))),
      )}
      axis="x"
      crosshairTo={bottom}
      firstIndex={firstIndex}
    >
      {(index) => {
        const { x, marks } = points[index] ?? { x: 0, marks: [] };
        return marks.map(({ y, ...mark }, rank) => <Ring key={rank} {...mark} x={toX(x)} y={toY(y)} />);
      }}
    </ActiveLayer>
  );
}

interface ActiveColumnProps {
  readonly scales: PlotScales;
  /** The number of columns. */
  readonly count: number;
  /** The height of the labels below the plot. */
  readonly labelsPx: number;
}

/** Shades and outlines the active bar's whole column, including the labels below it. */
export function ActiveColumn({ scales: { plot }, count, labelsPx }: ActiveColumnProps) {
  const width = plot.width / count;
  const height = plot.height + labelsPx;
  const leftOf = (index: number) => plot.left + index * width;
  return (
    <ActiveLayer
      marks={Array.from({ length: count }, (_, index) => ({
        left: leftOf(index),
        top: plot.top,
        width,
        height,
      }))}
      axis="x"
    >
      {(index) => (
        <rect
          x={leftOf(index) + 1}
          y={plot.top}
          width={width - 2}
          height={height}
          rx={4}
          fill={chartColors.ink}
          fillOpacity={0.04}
          stroke={chartColors.ink}
          strokeOpacity={0.6}
        />
      )}
    </ActiveLayer>
  );
}

/**
 * Makes the point nearest to a mouse, pen, or finger active. A mouse leaving the figure deactivates its point. A point activated
 * by touch stays active until a tap elsewhere; if the gesture turns into a scroll, the previously active point returns. Escape
 * closes the tooltip.
 */
function usePointing(
  layer: RefObject<SVGGElement | null>,
  marks: readonly Box[],
  along: PointerAxis,
  first: number,
): void {
  const { box, activate, onOpen, openable } = useFigure();
  const active = useActivePoint();
  const own = active !== null && marks[active.index - first] !== undefined ? active : null;
  // The latest active point, even if not rendered yet: a quick user can move and press within one frame.
  const reached = useRef(active);
  // The point that was already active on pointer down. Only clicking or tapping that point opens it.
  const pressed = useRef(active);
  // The point whose tooltip Escape closed; it stays closed while the pointer remains on it. -1 for none.
  const closed = useRef(-1);

  useEffect(() => {
    reached.current = active;
    const drawing = layer.current?.ownerSVGElement;
    if (box === null || drawing === null || drawing === undefined) return undefined;

    /** Returns the point nearest to a pointer; null outside the drawing, such as over a tooltip below it. */
    const pointAt = ({ clientX, clientY }: PointerEvent | MouseEvent) => {
      const { left, top, right, bottom } = drawing.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) return null;
      const index = nearestMarkIndex(marks, clientX - left, clientY - top, along);
      return index === -1 ? null : index + first;
    };
    const reach = (point: ActivePoint | null) => {
      reached.current = point;
      activate(point);
    };
    const follow = (event: PointerEvent) => {
      const index = pointAt(event);
      if (index === null || index === closed.current) return;
      closed.current = -1;
      if (index !== active?.index || event.type === 'pointerdown')
        reach({ index, by: event.pointerType === 'touch' ? 'touch' : 'mouse' });
    };
    const press = (event: PointerEvent) => {
      pressed.current = reached.current;
      closed.current = -1;
      follow(event);
    };
    const cancel = () => reach(pressed.current);
    const enter = () => {
      closed.current = -1;
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') reach(null);
    };
    const open = (event: MouseEvent) => {
      const isOnTooltip = event.target instanceof Element && event.target.closest('[data-tooltip]') !== null;
      const index = isOnTooltip ? (own?.index ?? null) : pointAt(event);
      if (index !== null && index === pressed.current?.index && index < openable) onOpen?.(index);
    };
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener('pointerenter', enter, { signal });
    box.addEventListener('pointermove', follow, { signal });
    box.addEventListener('pointerdown', press, { signal });
    box.addEventListener('pointercancel', cancel, { signal });
    box.addEventListener('pointerleave', leave, { signal });
    box.addEventListener('click', open, { signal });
    return () => listening.abort();
  }, [layer, box, marks, along, first, own, active, activate, onOpen, openable]);

  useEffect(() => {
    if (box === null || own === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // In a dialog, closes only the tooltip; the dialog closes at the next Escape. Elsewhere, a menu may be open as well.
      if (box.closest('[role="dialog"]') !== null) event.stopPropagation();
      closed.current = own.index;
      activate(null);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.contains(target)) activate(null);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    document.addEventListener('pointerdown', onPointerDown, { capture: true, signal });
    return () => listening.abort();
  }, [box, own, activate]);
}
