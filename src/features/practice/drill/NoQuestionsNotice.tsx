import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { readDueMistakes } from './readDrillOutcome';

/** Replaces a drill's start card when there is nothing to ask: when there will be questions again, and where to go instead. */
export function NoQuestionsNotice() {
  const [words, setWords] = useState('');
  useEffect(() => {
    let isWanted = true;
    readDueMistakes().then(
      (read) => isWanted && setWords(read.text),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Card component="section" aria-labelledby="nothing-to-ask">
      <CardContent>
        <Typography id="nothing-to-ask" variant="h2">
          There are no questions right now
        </Typography>
        <Typography role="status" sx={{ mt: 1, minHeight: '3em' }}>
          {words}
        </Typography>
      </CardContent>
      <CardActions>
        <LinkButton to={pathOf('sectionStudy')}>Back to practice</LinkButton>
        <LinkButton to={pathOf('errorLog')} variant="outlined">
          Error log
        </LinkButton>
      </CardActions>
    </Card>
  );
}
