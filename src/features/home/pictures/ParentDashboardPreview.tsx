import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useSampleFamily } from '@/data/learners/useLearners';
import { homeText } from '@/data/texts/pages/home';
import type { Family } from '@/domain/dashboard/figures';
import { learnerName } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import { ProductPicture } from './ProductPicture';

interface ParentDashboardPreviewProps {
  /** The dashboard's own card component. */
  readonly Card: ComponentType<{ readonly family: Family; readonly learner: Learner }>;
}

/** The top of the parents' dashboard for the sample family's first child. */
export function ParentDashboardPreview({ Card }: ParentDashboardPreviewProps) {
  const family = useSampleFamily();
  const [learner] = family.children;
  return (
    <ProductPicture title={learnerName(learner.profile)} note={homeText.pictures.sampleNote}>
      {/* On the dashboard, the card keeps a distance from what is around it. */}
      <Box sx={{ '& > section': { m: 0 } }}>
        <Card family={family} learner={learner} />
      </Box>
    </ProductPicture>
  );
}
