/** State that lasts for the visit only. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useVisitState, VisitProvider, createVisitKey } from '@/data/visitState';

afterEach(cleanup);

const countKey = createVisitKey<number>();
const otherKey = createVisitKey<number>();

function Counter({ name, of }: { name: string; of: typeof countKey }) {
  const [count, change] = useVisitState(of, 10);
  return (
    <button onClick={() => change((was) => was + 1)}>
      {name} {count}
    </button>
  );
}

/** A page with counters that can be left and revisited. */
function Page() {
  const [here, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere((was) => !was)}>leave or return</button>
      {here && <Counter name="first" of={countKey} />}
      {here && <Counter name="second" of={otherKey} />}
    </>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('is kept per key when its component unmounts and mounts again', async () => {
  render(
    <VisitProvider>
      <Page />
    </VisitProvider>,
  );
  await click('first 10');
  await click('first 11');
  await click('leave or return');
  expect(screen.queryByRole('button', { name: /first/ })).toBeNull();
  await click('leave or return');
  expect(screen.getByRole('button', { name: 'first 12' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'second 10' })).toBeTruthy();
});

test('is reset in a new visit', async () => {
  const { unmount } = render(
    <VisitProvider>
      <Page />
    </VisitProvider>,
  );
  await click('first 10');
  unmount();
  render(
    <VisitProvider>
      <Page />
    </VisitProvider>,
  );
  expect(screen.getByRole('button', { name: 'first 10' })).toBeTruthy();
});

test('two visits on one page are independent', async () => {
  render(
    <>
      <VisitProvider>
        <Counter name="mine" of={countKey} />
      </VisitProvider>
      <VisitProvider>
        <Counter name="yours" of={countKey} />
      </VisitProvider>
    </>,
  );
  await click('mine 10');
  expect(screen.getByRole('button', { name: 'mine 11' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'yours 10' })).toBeTruthy();
});

test('changes once per update, even when React renders twice', async () => {
  render(
    <StrictMode>
      <VisitProvider>
        <Page />
      </VisitProvider>
    </StrictMode>,
  );
  await click('first 10');
  expect(screen.getByRole('button', { name: 'first 11' })).toBeTruthy();
  await click('leave or return');
  await click('leave or return');
  expect(screen.getByRole('button', { name: 'first 11' })).toBeTruthy();
});
