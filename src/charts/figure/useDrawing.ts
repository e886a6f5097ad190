import { startTransition, use, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { followPrinting, cardContentWidthOnA4, drawAllEvent } from '@/lib/browser/printing';
import { runWhenNearViewport } from '@/lib/browser/timing';
import { ChartPlaceContext, type DrawingWidth, classifyWidth, textScale } from './figureContext';

/** The drawing is rendered once it is this close to the viewport, which on a phone is usually after scrolling. */
const nearPx = 160;

/**
 * The medium that a drawing is laid out for: the screen, paper whose width is a guess (final in Firefox, which never tells it), or paper of a
 * known width. Recharts measures a drawing when it mounts, so a drawing mounts again for each.
 */
type Medium = 'screen' | 'guessed-paper' | 'paper';

interface DrawingState {
  /** True once the drawing has come near the screen or onto paper. */
  readonly isWanted: boolean;
  readonly medium: Medium;
  /** The drawing's width in pixels on paper, if it is a guess; otherwise null, and the drawing fills its box. */
  readonly guessedPx: number | null;
  readonly figureWidth: DrawingWidth;
  /** Text scale: 1 at a root font size of 16 px. */
  readonly scale: number;
}

/** Follows a drawing's box: whether it is near the viewport or on paper, and its width. */
export function useDrawing(box: HTMLElement | null): DrawingState {
  const place = use(ChartPlaceContext);
  const [isWanted, setWanted] = useState(false);
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
    const drawSoon = () => startTransition(() => setWanted(true));
    const stopWaiting = runWhenNearViewport(box, nearPx, drawSoon);
    const layOutFor = (next: Medium) =>
      // At once, because the browser prints the document as it is when the handler returns.
      flushSync(() => {
        const guess = next === 'guessed-paper' ? cardContentWidthOnA4(box) : null;
        setMedium(next);
        setGuessedPx(guess);
        fit(guess ?? box.clientWidth);
        if (next !== 'screen') setWanted(true);
      });
    const stopFollowing = followPrinting({
      onBegin: () => layOutFor('guessed-paper'),
      onLaidOut: () => layOutFor('paper'),
      onEnd: () => layOutFor('screen'),
    });
    window.addEventListener(drawAllEvent, drawSoon);
    return () => {
      stopWaiting();
      stopFollowing();
      window.removeEventListener(drawAllEvent, drawSoon);
    };
  }, [box, fit]);

  return { isWanted, medium, guessedPx, figureWidth, scale };
}
