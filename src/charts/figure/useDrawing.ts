import { type ComponentType, startTransition, use, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { holdBackDownloads } from '@/lib/browser/backgroundDownloads';
import { followPrinting } from '@/lib/browser/followPrinting';
import { whenIdle } from '@/lib/browser/idle';
import { cardContentWidthOnA4 } from '@/lib/browser/paper';
import { drawAllEvent } from '@/lib/browser/printWholePage';
import { runWhenNearViewport } from '@/lib/browser/runWhenNearViewport';
import { ChartPlaceContext, type DrawingWidth, classifyWidth, textScale } from './figureContext';

/** The drawing is rendered once it is this close to the viewport, which on a phone is usually after scrolling. */
const nearPx = 160;

/**
 * What a drawing is laid out for: the screen, paper whose width is a guess (final in Firefox, which never tells it), or paper of a
 * known width. Recharts measures a drawing when it mounts, so a drawing mounts again for each.
 */
type Medium = 'screen' | 'guessed-paper' | 'paper';

interface ShownDrawing<Props> {
  /** Null until it has loaded and comes near the screen or onto paper. */
  readonly Drawing: ComponentType<Props> | null;
  readonly medium: Medium;
  /** The drawing's width in pixels on paper, if it is a guess; otherwise null, and the drawing fills its box. */
  readonly guessedPx: number | null;
  readonly figureWidth: DrawingWidth;
  /** Text scale: 1 at a root font size of 16 px. */
  readonly scale: number;
}

/**
 * Loads a drawing when the browser is idle, and renders it once its box comes near the viewport or is printed.
 * @param load a stable function
 * @param onFailure called if the drawing is near and can't be loaded
 */
export function useDrawing<Props>(
  box: HTMLElement | null,
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): ShownDrawing<Props> {
  const place = use(ChartPlaceContext);
  const [Drawing, setDrawing] = useState<ComponentType<Props> | null>(null);
  const [medium, setMedium] = useState<Medium>('screen');
  const [guessedPx, setGuessedPx] = useState<number | null>(null);
  const [figureWidth, setFigureWidth] = useState<DrawingWidth>('middle');
  const [scale, setScale] = useState(1);

  const fit = useCallback(
    (widthPx: number) => {
      const rootFontPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const now = textScale(rootFontPx, place);
      setScale(now);
      setFigureWidth(classifyWidth(widthPx, now));
    },
    [place],
  );

  useEffect(() => {
    if (box === null) return undefined;
    const sizes = new ResizeObserver(() => fit(box.clientWidth));
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [box, fit]);

  useEffect(() => {
    if (box === null) return undefined;
    let wanted = true;
    let loaded: ComponentType<Props> | null = null;
    const fetchDrawing = () =>
      load().then((drawing) => {
        loaded = drawing;
        return drawing;
      });
    const drawNow = () => {
      holdBackDownloads(fetchDrawing()).then(
        (drawing) => wanted && startTransition(() => setDrawing(() => drawing)),
        () => wanted && onFailure(),
      );
    };
    // So that a chart far below can be printed: the browser doesn't wait for it to load.
    const cancelIdle = whenIdle(() => void fetchDrawing().catch(() => undefined));
    const stopWaiting = runWhenNearViewport(box, nearPx, drawNow);
    const layOutFor = (next: Medium) =>
      // At once, because the browser prints the document as it is when the handler returns.
      flushSync(() => {
        const guess = next === 'guessed-paper' ? cardContentWidthOnA4(box) : null;
        setMedium(next);
        setGuessedPx(guess);
        fit(guess ?? box.clientWidth);
        if (next !== 'screen' && loaded !== null) setDrawing(() => loaded);
      });
    const stopFollowing = followPrinting({
      onBegin: () => layOutFor('guessed-paper'),
      onLaidOut: () => layOutFor('paper'),
      onEnd: () => layOutFor('screen'),
    });
    window.addEventListener(drawAllEvent, drawNow);
    return () => {
      wanted = false;
      cancelIdle();
      stopWaiting();
      stopFollowing();
      window.removeEventListener(drawAllEvent, drawNow);
    };
  }, [box, load, fit, onFailure]);

  return { Drawing, medium, guessedPx, figureWidth, scale };
}
