import { LoadFailed } from '@/ui/loading/LoadFailed';
import { Panel } from '@/ui/cards/Panel';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { loadParts } from '../load';
import { LookingAtData } from './LookingAtData';

/** Everything that is kept of the student: how much, where, and what they can do with it. */
export function MyData() {
  const content = useLazyModule(loadParts, true);
  return (
    <Panel title="My data" summary="Your tests stay in this browser and are sent to nobody.">
      {content.state === 'ready' && <content.module.MyDataContent />}
      {content.state === 'waiting' && <LookingAtData />}
      {content.state === 'failed' && <LoadFailed what="My data" failed={content} />}
    </Panel>
  );
}
