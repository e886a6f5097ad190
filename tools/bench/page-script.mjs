/**
 * Runs in each document of a measured page, before its own scripts, and reports to press-meter.mjs through the functions that it
 * exposes. A classic script, so it imports nothing.
 *
 * Only reports a sign that a person can see: content in the viewport that is added, removed, or reworded, or whose class, style, or
 * state changes. New content in the document's head, hidden content, and attributes that are only read (ids, hrefs, a container's
 * `aria-busy`) are no sign, nor is the browser's own pressed look, which lasts only as long as the touch. In a document that replaces
 * the page's, the sign is its first paint.
 *
 * What is promised is there once it is displayed, enabled, and not in a part that says it is busy; in another document, once that
 * is hydrated as well. A dialog that fades in counts from its first frame.
 */

/** @typedef {import('./press-meter.mjs').Watch} Watch */

/** The attributes whose change is usually seen. */
const seenAttributes = [
  'class',
  'style',
  'hidden',
  'open',
  'disabled',
  'aria-disabled',
  'aria-busy',
  'aria-pressed',
  'aria-selected',
  'aria-checked',
  'aria-current',
  'aria-expanded',
];

/**
 * @param {Watch} watch
 * @param {import('./press-meter.mjs').Report['event']} event
 * @param {number} time milliseconds since the document began
 */
function report({ press }, event, time) {
  Reflect.get(globalThis, 'benchReport')({ press, event, at: performance.timeOrigin + time });
}

/**
 * Calls back right after the frame whose callbacks are running has been drawn, before the page's own tasks that wait for it.
 * @param {() => void} then
 */
function whenDrawn(then) {
  void Reflect.get(globalThis, 'scheduler').postTask(then, { priority: 'user-blocking' });
}

/** @param {Element} element */
function nameOf(element) {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  return [...labels, element].map(({ textContent }) => textContent?.trim() ?? '').find(Boolean) ?? '';
}

/** @param {Watch} watch */
function isThere({ selector, name }) {
  const pattern = new RegExp(name);
  return [...document.querySelectorAll(selector)].some(
    (element) =>
      pattern.test(nameOf(element)) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      element.closest('[aria-busy="true"], [inert]') === null,
  );
}

/**
 * Looks in each frame until what is promised is there.
 * @param {Watch} watch
 * @param {() => boolean} isReady
 */
function look(watch, isReady) {
  if (isReady() && isThere(watch)) whenDrawn(() => report(watch, 'there', performance.now()));
  else requestAnimationFrame(() => look(watch, isReady));
}

/** @param {Node} node */
function isOnScreen(node) {
  if (node instanceof Text && node.data.trim() === '') return false;
  const element = node instanceof Text ? node.parentElement : node;
  if (!(element instanceof Element)) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height, top, right, bottom, left } = element.getBoundingClientRect();
  // Text for screen readers only has a box of one pixel.
  if (width <= 1 || height <= 1) return false;
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** @param {MutationRecord} change */
function isSeen({ type, target, attributeName, addedNodes, removedNodes }) {
  if (type === 'attributes' && attributeName === 'aria-busy')
    return target instanceof HTMLButtonElement && isOnScreen(target);
  if (type !== 'childList') return isOnScreen(target);
  const isLess = [...removedNodes].some((node) => node instanceof Element || node instanceof Text);
  return [...addedNodes].some(isOnScreen) || (isLess && isOnScreen(target));
}

/** @param {Watch} watch */
function reportSign(watch) {
  /** @type {MutationRecord[]} */
  const changes = [];
  const observer = new MutationObserver((records) => {
    if (changes.length === 0)
      requestAnimationFrame(() => {
        const isSign = changes.some(isSeen);
        changes.length = 0;
        if (!isSign) return;
        observer.disconnect();
        whenDrawn(() => report(watch, 'sign', performance.now()));
      });
    changes.push(...records);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: seenAttributes,
  });
}

/**
 * Watches for the next press and what follows it.
 * @param {Watch} watch
 * @returns {boolean} true if what is promised is there already
 */
function watchPress(watch) {
  if (isThere(watch)) return true;
  let isPressed = false;
  /** @param {Event} event */
  function take(event) {
    if (isPressed) return;
    isPressed = true;
    // Uses the timestamp of the event itself, because the time it spends in the queue is part of the wait.
    report(watch, 'pressed', event.timeStamp);
    requestAnimationFrame(() => look(watch, () => true));
  }
  const once = { capture: true, once: true };
  // A control may show that it is pressed before the finger is lifted.
  addEventListener('pointerdown', () => reportSign(watch), once);
  // The browser itself shows what was chosen from a list, in the next frame.
  addEventListener(
    'input',
    () => requestAnimationFrame(() => whenDrawn(() => report(watch, 'sign', performance.now()))),
    once,
  );
  // A choice from a list has no press of its own.
  for (const type of ['pointerup', 'input']) addEventListener(type, take, once);
  return false;
}

/**
 * Continues in a document that a press led to.
 * @param {Watch | null} watch
 */
function continueWatch(watch) {
  if (watch === null) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint'))
      report(watch, 'sign', entry.startTime);
  }).observe({ type: 'paint', buffered: true });
  look(watch, () => document.querySelector('html[data-hydrated]') !== null);
}

Object.assign(globalThis, { benchWatchPress: watchPress });
void Reflect.get(globalThis, 'benchUnderway')().then(continueWatch);
