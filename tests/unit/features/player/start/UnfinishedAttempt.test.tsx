import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { UnfinishedAttempt } from '@/features/player/start/UnfinishedAttempt';
import { started } from '../../../data/record/sample-attempts';

const user = userEvent.setup({ delay: null });

afterEach(cleanup);

function Found({ onDiscard }: { readonly onDiscard: () => void }) {
  const [preparing, setPreparing] = useState(false);
  return (
    <UnfinishedAttempt
      foundAttempt={{ attempt: started('a'), completeness: 'complete', savedAt: 0, heldElsewhere: false }}
      title="Quick Test"
      requestedTest={null}
      preparing={preparing}
      problem={null}
      onContinue={vi.fn()}
      onFinish={vi.fn()}
      onStartRequested={vi.fn()}
      onDiscard={() => {
        setPreparing(true);
        onDiscard();
      }}
    />
  );
}

test('after a test is to be discarded, the focus is on the button that asked, and a second press does nothing', async () => {
  const onDiscard = vi.fn();
  render(<Found onDiscard={onDiscard} />);
  const discard = screen.getByRole('button', { name: 'Discard' });
  for (const _ of ['once', 'twice']) {
    await user.click(discard);
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(document.activeElement).toBe(discard));
  }
  expect(onDiscard).toHaveBeenCalledOnce();
});
