import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { homeText } from '@/data/texts/pages/home';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { testQuestionCount, sectionQuestionCount, partsWithoutBreaks } from '@/domain/exam/test/test-plan';
import { formatCount } from '@/lib/text/format';
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
        <List component="ol" sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 0.5, rowGap: 2 }}>
          {partsWithoutBreaks(plan).map((part) => (
            <ListItem
              key={part.id}
              sx={{ p: 0, display: 'block', width: 'auto', flexBasis: 72 }}
              style={{ flexGrow: part.minutes }}
            >
              <Box sx={bar} style={{ backgroundColor: planPartColor(part) }} />
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {part.title}
              </Typography>
              <Typography variant="secondary">
                {part.kind === 'essay' ? 'optional' : formatCount(sectionQuestionCount(part), 'question')}
              </Typography>
              <Typography variant="secondary">{`${part.minutes} min`}</Typography>
            </ListItem>
          ))}
        </List>
        <TermList terms={terms} columns />
      </CardContent>
    </Card>
  );
}

const bar = { height: 10, mb: 1, borderRadius: '2px', forcedColorAdjust: 'none' } as const;
