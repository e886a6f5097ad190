import { type RefObject, useEffect } from 'react';

/**
 * Bar and footer stay in view while they take up at most this share of the window's height. Otherwise, as with large text, they
 * scroll away.
 */
const mostShare = 0.4;

const ends = ':scope > header, :scope > footer';

/**
 * Measures the frame's bar and footer and exposes their heights to descendants as `--player-bar` and `--player-foot`. If they would
 * leave too little room for the test, they scroll with the page, and both heights are zero.
 */
export function useFrameHeights(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current;
    if (root === null) return undefined;
    const measure = () => {
      const heightOf = (name: string) =>
        Math.ceil(root.querySelector(`:scope > ${name}`)?.getBoundingClientRect().height ?? 0);
      const [bar, foot] = [heightOf('header'), heightOf('footer')];
      const fits = bar + foot <= window.innerHeight * mostShare;
      root.toggleAttribute('data-scrolls-away', !fits);
      root.style.setProperty('--player-bar', `${fits ? bar : 0}px`);
      root.style.setProperty('--player-foot', `${fits ? foot : 0}px`);
    };
    const sizes = new ResizeObserver(measure);
    const observe = () => {
      sizes.disconnect();
      root.querySelectorAll(ends).forEach((each) => sizes.observe(each));
      measure();
    };
    observe();
    // Changes of screen add or remove the footer, so the elements to observe change; a new question changes neither bar nor footer.
    const children = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
      if (nodes.some(({ nodeName }) => nodeName === 'HEADER' || nodeName === 'FOOTER')) observe();
    });
    children.observe(root, { childList: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      children.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [frame]);
}
