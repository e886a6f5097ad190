import { LoadFailed } from '@/ui/loading/LoadFailed';
import { Sections } from '@/ui/page/Sections';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { MyDataPanel, TestsPanel } from './frames';
import { LookingForTests } from './list/LookingForTests';
import { loadHistoryContent } from './load';
import { LookingAtData } from './my-data/LookingAtData';

/** Every finished test on this device, how the estimates went, and what is kept. The panels paint before their content. */
export function HistoryPanels() {
  const content = useLazyModule(loadHistoryContent, true);
  if (content.state === 'ready') return <content.module.HistoryContent />;
  return (
    <Sections>
      <TestsPanel>
        {content.state === 'waiting' ? <LookingForTests /> : <LoadFailed what="The list" failed={content} />}
      </TestsPanel>
      <MyDataPanel>
        {content.state === 'waiting' ? <LookingAtData /> : <LoadFailed what="My data" failed={content} />}
      </MyDataPanel>
    </Sections>
  );
}
