import { describe, expect, test } from 'vitest';
import { withRetries } from '@/lib/async';

/** A task that fails this many times before it succeeds. */
function failing(times: number) {
  let calls = 0;
  return {
    calls: () => calls,
    task: async () => {
      calls += 1;
      if (calls <= times) throw new Error(`failure ${calls}`);
      return 'done';
    },
  };
}

describe('retrying a task', () => {
  test.each([0, 1, 2])('succeeds after %i failures', async (times) => {
    const { task, calls } = failing(times);
    expect(await withRetries(task, [0, 0])).toBe('done');
    expect(calls()).toBe(times + 1);
  });

  test('gives up after the last pause, with the last failure', async () => {
    const { task, calls } = failing(5);
    await expect(withRetries(task, [0, 0])).rejects.toThrow('failure 3');
    expect(calls()).toBe(3);
  });
});
