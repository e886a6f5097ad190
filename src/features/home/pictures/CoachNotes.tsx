import { topicLabel } from '@/domain/learner/topic-count';
import Box from '@mui/material/Box';
import { useSampleFamily } from '@/data/learners/useLearners';
import { homeText } from '@/data/texts/pages/home';
import { topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatPercent } from '@/lib/text/format';
import { Dot } from '@/ui/marks/Dot';
import { ProductPicture } from './ProductPicture';

const { coach, sampleNote } = homeText.pictures;
const mostRows = 3;

/** The start of a coach's meeting notes: the topics that cost the sample family's student the most points. */
export function CoachNotes() {
  const family = useSampleFamily();
  const [record] = family.children;
  return (
    <ProductPicture title={coach.title} note={sampleNote}>
      <Box component="ul" sx={rows}>
        {topWeaknesses(record, family.asOf)
          .slice(0, mostRows)
          .map(({ subcategory, category, accuracy }) => (
            <li key={subcategory}>
              <Dot color={`section.${category}`} />
              <span>{`${topicLabel(subcategory)} (${dashboardSectionNames[category]})`}</span>
              <span className="note">{`${formatPercent(accuracy)} ${coach.share}`}</span>
            </li>
          ))}
      </Box>
    </ProductPicture>
  );
}

const rows = {
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.25,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& .note': { ml: 'auto' },
} as const;
