/** How many points an arrow key moves on: one each way, unless the points lie in rows and columns. */
export interface KeySteps {
  readonly across: number;
  readonly down: number;
}

export const oneByOne: KeySteps = { across: 1, down: 1 };

/** The point that a key leads to; null for a key that leads nowhere. A walk begins at the end that the key comes from. */
export function pointAfter(
  key: string,
  active: number | null,
  count: number,
  { across, down }: KeySteps = oneByOne,
): number | null {
  if (count === 0) return null;
  const moved = (by: number) => {
    if (active === null) return by > 0 ? 0 : count - 1;
    const next = active + by;
    return next < 0 || next >= count ? active : next;
  };
  switch (key) {
    case 'ArrowRight':
      return moved(across);
    case 'ArrowLeft':
      return moved(-across);
    case 'ArrowDown':
      return moved(down);
    case 'ArrowUp':
      return moved(-down);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
