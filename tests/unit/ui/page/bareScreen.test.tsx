import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BareScreenScope, useBareScreen } from '@/ui/page/bareScreen';

const exitFullscreen = vi.fn(() => Promise.resolve());

beforeEach(() => {
  exitFullscreen.mockClear();
  Object.defineProperties(document, {
    fullscreenElement: { configurable: true, get: () => document.documentElement },
    exitFullscreen: { configurable: true, value: exitFullscreen },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'exitFullscreen');
});

function Bare({ name }: { readonly name: string }) {
  useBareScreen();
  return <p>{name}</p>;
}

const site = (name: string | null) => (
  <BareScreenScope>
    {(bare) => (
      <>
        {!bare && <header>Header</header>}
        {name !== null && <Bare key={name} name={name} />}
      </>
    )}
  </BareScreenScope>
);

test('the last bare screen takes full screen with it, and a change between two leaves it on', () => {
  const { rerender } = render(site('Part 1'));
  exitFullscreen.mockClear();
  rerender(site('Part 2'));
  expect(screen.queryByText('Header')).toBeNull();
  expect(exitFullscreen).not.toHaveBeenCalled();
  rerender(site(null));
  expect(screen.getByText('Header')).toBeDefined();
  expect(exitFullscreen).toHaveBeenCalledOnce();
});
