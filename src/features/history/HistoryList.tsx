import { LoadFailed } from '@/ui/loading/LoadFailed';
import { Panel } from '@/ui/cards/Panel';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { loadParts } from './load';
import { LookingForTests } from './list/LookingForTests';

const title = 'Every test on this device';

/** Every finished test on this device, with how the estimates went over time above the list. */
export function HistoryList() {
  const parts = useLazyModule(loadParts, true);
  if (parts.state === 'ready') return <parts.module.HistoryContent listTitle={title} />;
  return (
    <Panel title={title}>
      {parts.state === 'waiting' ? <LookingForTests /> : <LoadFailed what="The list" failed={parts} />}
    </Panel>
  );
}
