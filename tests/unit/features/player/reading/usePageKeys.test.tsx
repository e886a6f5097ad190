import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { usePageKeys } from '@/features/player/reading/usePageKeys';

afterEach(cleanup);

interface Pane {
  readonly scrollTop: number;
  readonly visibility?: 'hidden';
  readonly beside?: ReactNode;
}

function Question({ visibility, beside }: Omit<Pane, 'scrollTop'>) {
  const scroller = useRef<HTMLDivElement>(null);
  usePageKeys(scroller);
  return (
    <>
      <div
        ref={scroller}
        role="region"
        aria-label="Passage"
        style={{ visibility: visibility ?? 'visible' }}
      />
      <input type="radio" aria-label="Choice A" />
      {beside}
    </>
  );
}

/** Renders a passage of 1,000 px in a pane of 400 px, presses the key in the question, and returns what happened. */
function press(key: string, { scrollTop, ...pane }: Pane, init: KeyboardEventInit = {}, target = 'Choice A') {
  render(<Question {...pane} />);
  const passage = screen.getByLabelText('Passage');
  Object.defineProperties(passage, {
    scrollHeight: { value: 1000 },
    clientHeight: { value: 400 },
    scrollBy: { value: (_: number, by: number) => (passage.scrollTop += by) },
  });
  passage.scrollTop = scrollTop;
  const event = createEvent.keyDown(screen.getByLabelText(target), { key, ...init });
  fireEvent(screen.getByLabelText(target), event);
  return { scrollTop: passage.scrollTop, isTaken: event.defaultPrevented };
}

test.each([
  { name: 'down', key: 'PageDown', pane: { scrollTop: 0 }, scrollTop: 350 },
  { name: 'up', key: 'PageUp', pane: { scrollTop: 600 }, scrollTop: 250 },
])('a page $name from a choice', ({ key, pane, scrollTop }) => {
  expect(press(key, pane)).toEqual({ scrollTop, isTaken: true });
});

test.each([
  { name: 'at the end', key: 'PageDown', pane: { scrollTop: 600 } },
  { name: 'at the start', key: 'PageUp', pane: { scrollTop: 0 } },
  {
    name: 'of a passage behind its question’s tab',
    key: 'PageDown',
    pane: { scrollTop: 0, visibility: 'hidden' },
  },
  { name: 'under a dialog', key: 'PageDown', pane: { scrollTop: 0, beside: <div role="dialog" /> } },
  { name: 'with Shift', key: 'PageDown', pane: { scrollTop: 0 }, init: { shiftKey: true } },
  {
    name: 'typed into a field',
    key: 'PageDown',
    pane: { scrollTop: 0, beside: <textarea aria-label="Note" /> },
    target: 'Note',
  },
  { name: 'with another key', key: 'ArrowDown', pane: { scrollTop: 0 } },
] as const)('the browser keeps the key $name', ({ key, pane, ...rest }) => {
  const [init, target] = ['init' in rest ? rest.init : {}, 'target' in rest ? rest.target : 'Choice A'];
  expect(press(key, pane, init, target)).toEqual({ scrollTop: pane.scrollTop, isTaken: false });
});
