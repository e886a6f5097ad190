import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { homeText } from '@/data/texts/pages/home';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { testQuestionCount, sectionQuestionCount, partsWithoutBreaks } from '@/domain/exam/test/test-plan';
import { formatCount } from '@/lib/text/format';
import { PartStrip } from '@/ui/bars/PartStrip';
import { TermList } from '@/ui/cards/TermList';
import { planPartColor } from '@/ui/sectionColor';

const plan = diagnosticPlan(true);

/** The parts of the free test in order, each as wide as its share of the time, and the test's terms below. */
export function FreeTestCard() {
  const { title, terms } = homeText.freeTest;
  return (
    <Card component="section" aria-labelledby="free-test">
      <CardHeader
        title={title}
        action={
          <Typography variant="secondary">{formatCount(testQuestionCount(plan), 'question')}</Typography>
        }
        slotProps={{ title: { id: 'free-test', component: 'h4' } }}
      />
      <CardContent>
        <Box sx={{ mb: 2 }}>
          <PartStrip
            columnsFrom={28}
            parts={partsWithoutBreaks(plan).map((part) => ({
              id: part.id,
              title: part.title,
              color: planPartColor(part),
              weight: part.minutes,
              share: 1,
              facts: [
                part.kind === 'essay' ? 'optional' : formatCount(sectionQuestionCount(part), 'question'),
                `${part.minutes} min`,
              ].join(', '),
            }))}
          />
        </Box>
        <TermList terms={terms} columns />
      </CardContent>
    </Card>
  );
}
