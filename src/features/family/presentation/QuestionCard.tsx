import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { sampleQuestionTitle } from '@/data/items/sampleQuestion';
import type { Item } from '@/domain/exam/items/item';
import { Dot } from '@/ui/marks/Dot';
import { ExplainedChoices } from '@/ui/question/ExplainedChoices';
import { QuestionText } from '@/ui/question/QuestionText';

/** A question of the bank with the reason of each choice, as a student reads it after an answer. */
export function QuestionCard({ item }: { readonly item: Item }) {
  return (
    <Card>
      <CardHeader
        avatar={<Dot color="section.quantitative" />}
        title={sampleQuestionTitle}
        slotProps={{ avatar: { sx: { mr: 0 } } }}
        sx={{ pb: 1 }}
      />
      <CardContent>
        <Typography variant="stem" component="p">
          <QuestionText text={item.stem} translate="no" />
        </Typography>
        <ExplainedChoices item={item} chosen={null} hasShortChoices />
      </CardContent>
    </Card>
  );
}
