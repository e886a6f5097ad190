import { LoadFailed } from '@/ui/LoadFailed';
import { Panel } from '@/ui/Panel';
import { useLazyModule } from '@/ui/useLazyModule';
import { loadParts } from '../load';
import { LookingForTests } from './LookingForTests';

/** Every finished test on this device, to look at again, to name and to delete. */
export function HistoryList() {
  const rows = useLazyModule(loadParts, true);
  return (
    <Panel title="Every test on this device">
      {rows.state === 'ready' && <rows.module.HistoryRows />}
      {rows.state === 'waiting' && <LookingForTests />}
      {rows.state === 'failed' && <LoadFailed what="The list" failed={rows} />}
    </Panel>
  );
}
