import Typography from '@mui/material/Typography';
import type { Dashboard } from '../useDashboard';
import { longDay } from '@/lib/format';
import { Chip } from '@/ui/cards/Chip';

/** Tells that the figures are nobody's, so that no parent takes them for their child's, and the day that they are told from. */
export function SampleDataChip({ dashboard: { sample, family, failed } }: { dashboard: Dashboard }) {
  if (!sample) return null;
  return (
    <>
      <Chip label={`Sample data, as of ${longDay(family.asOf.day)}`} />
      {failed && (
        <Typography variant="body2" role="status">
          The family asked for can’t be fetched now, so this is the usual one.
        </Typography>
      )}
    </>
  );
}
