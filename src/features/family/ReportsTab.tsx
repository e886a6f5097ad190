import type { TabProps } from './tabProps';

export default function ReportsTab({ record }: TabProps) {
  return <p>{record.child.name}</p>;
}
