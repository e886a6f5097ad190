import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';

/** Stands where a child's details would be. */
export function NoDetail({ name }: { name: string }) {
  return (
    <Panel title="Nothing to show yet">
      <EmptyState
        what={`No details are kept for ${name}`}
        how="They begin with the first practice test or study session."
      />
    </Panel>
  );
}
