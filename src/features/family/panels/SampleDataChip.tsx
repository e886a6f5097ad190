import { Chip } from '@/ui/cards/Chip';

/** Tells that the figures are nobody's, so that no parent takes them for their child's. */
export function SampleDataChip({ sample }: { sample: boolean }) {
  return sample ? <Chip label="Sample data" /> : null;
}
