/**
 * Returns `value`, narrowed to a present value, where the context guarantees one but the type can't express that.
 * @throws Error with `message` when the value is null or undefined: always a bug of ours, never caused by user input.
 */
export function assertPresent<T>(value: T | null | undefined, message: string): T {
  if (value === null || value === undefined) throw new Error(message);
  return value;
}

/** Marks an unreachable branch. A new union member makes the call fail to compile. */
export function assertUnreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
