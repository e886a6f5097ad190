import { type PointerEvent, useRef } from 'react';
import { usePlotArea, useXAxisScale } from 'recharts';

interface PointerLayerProps {
  /** Where each point lies, in pixels of the drawing, along the axis that the pointer is followed on. */
  readonly places: readonly number[];
  readonly along: 'x' | 'y';
  readonly onActive: (index: number | null) => void;
}

/** Lies over the plot and tells which point the pointer is nearest to; a finger keeps its point after it was lifted. */
export function PointerLayer({ places, along, onActive }: PointerLayerProps) {
  const plot = usePlotArea();
  const layer = useRef<SVGRectElement>(null);
  if (plot === undefined) return null;
  const follow = (event: PointerEvent) => {
    const box = layer.current?.getBoundingClientRect();
    if (box === undefined || places.length === 0) return;
    const at = along === 'x' ? event.clientX - box.left + plot.x : event.clientY - box.top + plot.y;
    const distances = places.map((place) => Math.abs(place - at));
    onActive(distances.indexOf(Math.min(...distances)));
  };
  return (
    <rect
      ref={layer}
      x={plot.x}
      y={plot.y}
      width={plot.width}
      height={plot.height}
      fill="transparent"
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onActive(null)}
    />
  );
}

interface PointerAlongProps {
  /** Where each point lies on the x axis. */
  readonly positions: readonly number[];
  readonly onActive: (index: number | null) => void;
}

/** The same over points of the x axis. */
export function PointerAlong({ positions, onActive }: PointerAlongProps) {
  const toX = useXAxisScale();
  if (toX === undefined) return null;
  return <PointerLayer places={positions.map((at) => toX(at) ?? 0)} along="x" onActive={onActive} />;
}
