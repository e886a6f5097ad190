import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { Instant } from '@/domain/exam/attempts/clock';
import { countEssayWords } from '@/domain/exam/essays/essay';
import type { EssayResult } from '@/domain/exam/scoring/result';
import { downloadText } from '@/lib/browser/download';
import { formatCount, formatInstantDate } from '@/lib/text/format';
import { essayFileName, essayFileText } from './essayFile';

interface EssayCardProps {
  readonly title: string;
  readonly essay: EssayResult;
  readonly finishedAt: Instant | null;
  readonly onPrint: () => void;
}

/** The essay as submitted, with its prompt and plan, and buttons to print or save it. */
export function EssayCard({ title, essay, finishedAt, onPrint }: EssayCardProps) {
  const { prompt, outline, text } = essay;
  return (
    <Card sx={{ '@media print': { breakInside: 'auto', border: 0 } }}>
      <CardContent>
        <Typography variant="h3" translate={prompt === null ? undefined : 'no'} sx={{ maxWidth: '44em' }}>
          {prompt === null ? 'No prompt was chosen' : prompt.text}
        </Typography>
        <Typography variant="secondary" sx={{ mt: 1 }}>
          {`${title}, ${formatInstantDate(finishedAt)}, ${formatCount(countEssayWords(text), 'word')}. The writing sample has no score, but schools always receive it.`}
        </Typography>
        <Typography
          variant="prose"
          component="div"
          translate="no"
          sx={{ mt: 2, maxWidth: '44em', whiteSpace: 'pre-wrap' }}
        >
          {text}
        </Typography>
        {outline.trim() !== '' && (
          <Box sx={{ mt: 1, displayPrint: 'none' }}>
            <Accordion slotProps={{ heading: { component: 'h4' } }}>
              <AccordionSummary expandIcon={<ExpandMore />}>Your plan</AccordionSummary>
              <AccordionDetails>
                <Typography translate="no" sx={{ maxWidth: '44em', whiteSpace: 'pre-wrap' }}>
                  {outline}
                </Typography>
              </AccordionDetails>
            </Accordion>
          </Box>
        )}
      </CardContent>
      <CardActions>
        <Button variant="outlined" onClick={onPrint}>
          Print the essay
        </Button>
        <Button
          variant="outlined"
          onClick={() => downloadText(essayFileName(finishedAt), essayFileText(essay, title, finishedAt))}
        >
          Save as text
        </Button>
      </CardActions>
    </Card>
  );
}
