import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { topicLabel } from '@/domain/learner/topic-count';
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
      <List>
        {topWeaknesses(record, family.asOf)
          .slice(0, mostRows)
          .map(({ subcategory, category, accuracy }) => (
            <ListItem key={subcategory} divider sx={{ py: 1, flexWrap: 'wrap', columnGap: 1.25 }}>
              <Dot color={`section.${category}`} />
              <span>{`${topicLabel(subcategory)} (${dashboardSectionNames[category]})`}</span>
              <Typography variant="secondary" component="span" sx={{ ml: 'auto' }}>
                {`${formatPercent(accuracy)} ${coach.share}`}
              </Typography>
            </ListItem>
          ))}
      </List>
    </ProductPicture>
  );
}
