import { overviewHeadline } from '@/domain/family/tab-headlines';
import { Headline } from './panels/Headline';
import type { TabProps } from './tabProps';

/** Progress Overview: how far each subject is, the week's hours, the trend, and what was done last. */
export default function OverviewTab({ record, detail }: TabProps) {
  return <Headline sentence={overviewHeadline(record, detail)} />;
}
