import type { ComponentType } from 'react';
import { useSampleFamily } from '@/data/learners/learners';
import { homeText } from '@/data/texts/home';
import type { Family } from '@/domain/dashboard/figures';
import { learnerName } from '@/domain/learner/profile';
import type { LearnerRecord } from '@/domain/learner/record';
import { Picture } from './Picture';

interface ParentsPictureProps {
  /** The dashboard's own card. */
  readonly Card: ComponentType<{ readonly family: Family; readonly record: LearnerRecord }>;
}

/** What a parent sees first on the dashboard, of the sample family's first child. */
export function ParentsPicture({ Card }: ParentsPictureProps) {
  const family = useSampleFamily();
  const [record] = family.children;
  return (
    <Picture title={learnerName(record.profile)} note={homeText.pictures.sampleNote}>
      <Card family={family} record={record} />
    </Picture>
  );
}
