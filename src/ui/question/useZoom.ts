import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const steps = [1, 1.25, 1.5, 2, 2.5, 3, 4];
const most = 4;
const within = (zoom: number) => Math.min(most, Math.max(1, zoom));

/**
 * Zooms the content of `frame` from 100% to 400%: in steps, with the + and - keys, with two fingers, or with Ctrl and the wheel,
 * which is how browsers report a touchpad pinch. The center of the view stays in place.
 */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const fingers = useRef<readonly { readonly id: number; readonly x: number; readonly y: number }[]>([]);

  const before = useRef(zoom);
  useLayoutEffect(() => {
    const box = frame.current;
    const ratio = zoom / before.current;
    before.current = zoom;
    if (box === null || ratio === 1) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = box;
    box.scrollTo(
      (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2,
      (scrollTop + clientHeight / 2) * ratio - clientHeight / 2,
    );
  }, [zoom, frame]);

  useEffect(() => {
    const box = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom((was) => within(was * Math.exp(-event.deltaY / 200)));
    };
    // React's wheel listeners are passive, which would let the browser zoom the page as well.
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  }, [frame]);

  const zoomIn = () => setZoom((was) => steps.find((step) => step > was + 0.01) ?? most);
  const zoomOut = () => setZoom((was) => steps.findLast((step) => step < was - 0.01) ?? 1);
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') zoomIn();
    if (key === '-') zoomOut();
  };

  const distance = () => {
    const [a, b] = fingers.current;
    return a === undefined || b === undefined ? null : Math.hypot(a.x - b.x, a.y - b.y);
  };
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current = fingers.current.filter(({ id }) => id !== pointerId);
  };
  const pinch = {
    onPointerDown: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch')
        fingers.current = [...fingers.current, { id: pointerId, x: clientX, y: clientY }];
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const was = distance();
      fingers.current = fingers.current.map((each) =>
        each.id === pointerId ? { ...each, x: clientX, y: clientY } : each,
      );
      const is = distance();
      if (was !== null && is !== null && was > 0) setZoom((now) => within((now * is) / was));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
  return { zoom, canZoomIn: zoom < most, canZoomOut: zoom > 1, zoomIn, zoomOut, onKeyDown, pinch };
}
