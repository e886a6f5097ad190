import type { TabProps } from './tabProps';

export default function NotificationsTab({ record }: TabProps) {
  return <p>{record.child.name}</p>;
}
