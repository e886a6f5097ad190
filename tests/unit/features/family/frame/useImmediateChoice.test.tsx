import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useImmediateChoice } from '@/features/family/frame/useImmediateChoice';

function choiceOf(current: string) {
  const onChoose = vi.fn<(choice: string) => void>();
  const hook = renderHook(({ page }) => useImmediateChoice(page, onChoose), {
    initialProps: { page: current },
  });
  return {
    shown: () => hook.result.current[0],
    choose: (choice: string) => act(() => hook.result.current[1](choice)),
    follow: (page: string) => hook.rerender({ page }),
    onChoose,
  };
}

test('a choice shows before the page has followed', () => {
  const { shown, choose, follow, onChoose } = choiceOf('overview');
  choose('scores');
  expect([shown(), onChoose.mock.calls]).toEqual(['scores', [['scores']]]);
  follow('scores');
  expect(shown()).toBe('scores');
});

test('a page that changes by itself, as with the Back button, shows its own choice', () => {
  const { shown, choose, follow } = choiceOf('overview');
  choose('scores');
  follow('scores');
  follow('overview');
  expect(shown()).toBe('overview');
  follow('goals');
  expect(shown()).toBe('goals');
});
