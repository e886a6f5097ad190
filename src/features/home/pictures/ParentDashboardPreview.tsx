import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useSampleFamily } from '@/data/learners/useLearners';
import { homeText } from '@/data/texts/pages/home';
import type { Family } from '@/domain/dashboard/figures';
import { learnerName } from '@/domain/learner/learner-profile';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { ProductPicture } from './ProductPicture';

interface ParentDashboardPreviewProps {
  /** The dashboard's own card component. */
  readonly Card: ComponentType<{ readonly family: Family; readonly record: LearnerRecord }>;
}

/** The top of the parents' dashboard for the sample family's first child. */
export function ParentDashboardPreview({ Card }: ParentDashboardPreviewProps) {
  const family = useSampleFamily();
  const [record] = family.children;
  return (
    <ProductPicture title={learnerName(record.profile)} note={homeText.pictures.sampleNote}>
      {/* On the dashboard, the card keeps a distance from what is around it. */}
      <Box sx={{ '& > section': { m: 0 } }}>
        <Card family={family} record={record} />
      </Box>
    </ProductPicture>
  );
}
