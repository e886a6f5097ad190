/** Calls back once, as soon as the element is `nearPx` or less from the screen; gives what stops the watch. */
export function whenNear(element: Element, nearPx: number, callback: () => void): () => void {
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
