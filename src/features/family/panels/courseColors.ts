import type { Tone } from '@/domain/dashboard/answer/headline';
import type { BarColor } from '@/ui/cards/Dot';

/** The color of a bar that shows the total beside its target, by the verdict on it. */
export const courseColors: Readonly<Record<Tone, BarColor>> = {
  good: 'status.good',
  watch: 'status.watch',
  risk: 'status.risk',
  none: 'primary.main',
};
