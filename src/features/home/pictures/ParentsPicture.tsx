import type { ComponentType } from 'react';
import { useFamily } from '@/data/family';
import { homeText } from '@/data/texts/home';
import type { ChildRecord, Family } from '@/domain/dashboard/records';
import { Picture } from './Picture';

interface ParentsPictureProps {
  /** The dashboard's own card. */
  readonly Card: ComponentType<{ readonly family: Family; readonly record: ChildRecord }>;
}

/** What a parent sees first on the dashboard, of the sample family's first child. */
export function ParentsPicture({ Card }: ParentsPictureProps) {
  const { family } = useFamily();
  const [record] = family.children;
  return (
    <Picture title={record.child.name} note={homeText.pictures.sampleNote}>
      <Card family={family} record={record} />
    </Picture>
  );
}
