import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type ActivePoint, useActivePoint, useFigure } from '@/charts/figure/figureContext';
import { type PointerAxis, type Box, nearestMark } from '@/charts/geometry/boxGeometry';
import { chartColors } from '@/charts/chartStyles';
import { Tooltip } from './Tooltip';

interface ActiveLayerProps {
  /** Where each point's mark lies, in pixels of the drawing. */
  readonly marks: readonly Box[];
  readonly along: PointerAxis;
  /** From where to where a line stands at the active point; null for none. */
  readonly crosshair: { readonly top: number; readonly bottom: number } | null;
  /** Rank of the first mark among the figure's points, where the figure has several drawings. */
  readonly first?: number;
  /** The look of the active mark. */
  readonly children?: (index: number) => ReactNode;
}

/** What follows the active point: its line, its mark and its tooltip. Alone in being rendered when a pointer moves. */
export function ActiveLayer({ marks, along, crosshair, first = 0, children }: ActiveLayerProps) {
  const active = useActivePoint();
  const layer = useRef<SVGGElement>(null);
  usePointing(layer, marks, along, first);
  const index = active === null ? -1 : active.index - first;
  const mark = marks[index];
  const x = mark === undefined ? 0 : mark.left + mark.width / 2;
  return (
    <g ref={layer} data-follows>
      {mark !== undefined && active !== null && (
        <>
          {crosshair !== null && (
            <line
              data-crosshair
              x1={x}
              x2={x}
              y1={crosshair.top}
              y2={crosshair.bottom}
              stroke={chartColors.quiet}
            />
          )}
          <g data-active>{children?.(index)}</g>
          <Tooltip point={active} mark={mark} layer={layer} />
        </>
      )}
    </g>
  );
}

/**
 * Follows mouse, pen and finger over a drawing. The mouse leaves its point when it leaves the figure; a finger keeps it until a
 * tap elsewhere, and takes it back when it turned out to be scrolling. Escape closes whatever is open.
 */
function usePointing(
  layer: RefObject<SVGGElement | null>,
  marks: readonly Box[],
  along: PointerAxis,
  first: number,
): void {
  const { box, activate, onOpen } = useFigure();
  const active = useActivePoint();
  const own = active !== null && marks[active.index - first] !== undefined ? active : null;
  // What was reached last, also before it has been rendered: a quick hand moves and presses within one frame.
  const reached = useRef(active);
  // What was active when the pointer went down: a press on that opens it.
  const pressed = useRef(active);
  // Closed by Escape while the pointer stays on it.
  const closed = useRef(-1);

  useEffect(() => {
    reached.current = active;
    const drawing = layer.current?.ownerSVGElement;
    if (box === null || drawing === null || drawing === undefined) return undefined;

    /** The point under a pointer; null outside of the drawing, such as over a tooltip that stands under it. */
    const pointAt = ({ clientX, clientY }: PointerEvent | MouseEvent) => {
      const { left, top, right, bottom } = drawing.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) return null;
      const index = nearestMark(marks, clientX - left, clientY - top, along);
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
      if (index !== null && index === pressed.current?.index) onOpen?.(index);
    };
    box.addEventListener('pointerenter', enter);
    box.addEventListener('pointermove', follow);
    box.addEventListener('pointerdown', press);
    box.addEventListener('pointercancel', cancel);
    box.addEventListener('pointerleave', leave);
    box.addEventListener('click', open);
    return () => {
      box.removeEventListener('pointerenter', enter);
      box.removeEventListener('pointermove', follow);
      box.removeEventListener('pointerdown', press);
      box.removeEventListener('pointercancel', cancel);
      box.removeEventListener('pointerleave', leave);
      box.removeEventListener('click', open);
    };
  }, [layer, box, marks, along, first, own, active, activate, onOpen]);

  useEffect(() => {
    if (box === null || own === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The tooltip alone: a dialog around it is closed by the next one.
      event.stopPropagation();
      closed.current = own.index;
      activate(null);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.contains(target)) activate(null);
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [box, own, activate]);
}
