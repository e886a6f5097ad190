/** Calls back once, when the element comes within `nearPx` of the viewport. Returns a function that stops observing. */
export function runWhenNearViewport(element: Element, nearPx: number, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
