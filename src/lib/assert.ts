/**
 * Returns `value`, for places where the type can't show what the surroundings guarantee.
 * @throws Error with `message` when the value is null or undefined: a defect of ours, never of the person's input.
 */
export function assertPresent<T>(value: T | null | undefined, message: string): T {
  if (value === null || value === undefined) throw new Error(message);
  return value;
}

/** Marks a branch that no value can reach; a new member of a union makes the call stop compiling. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
