import Typography from '@mui/material/Typography';
import { useFamily } from '@/data/family';
import { weaknessesOf } from '@/domain/family/practice/weakness';
import { subjectLabels } from '@/domain/family/subject';
import { percent } from '@/lib/format';
import { Dot } from '@/ui/cards/Dot';
import { Row, RowList } from '@/ui/cards/RowList';
import { Picture } from './Picture';

const mostRows = 3;

/** What a meeting begins with: the topics that cost the student of the sample family the most points. */
export function CoachNotes() {
  const { family } = useFamily();
  const [{ log }] = family.children;
  return (
    <Picture title="What a coach looks at first" note="Sample data">
      <RowList label="Topics that cost the most points">
        {weaknessesOf(log, family.asOf)
          .slice(0, mostRows)
          .map(({ subcategory, category, accuracy }) => (
            <Row
              key={subcategory}
              end={
                <Typography variant="body2" color="textSecondary">
                  {percent(accuracy)} right in four weeks
                </Typography>
              }
            >
              <Typography sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25 }}>
                <Dot color={`section.${category}`} />
                <span>
                  {subcategory} ({subjectLabels[category]})
                </span>
              </Typography>
            </Row>
          ))}
      </RowList>
    </Picture>
  );
}
