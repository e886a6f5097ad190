import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '@/brand';
import { loadItemIndex } from '@/data/items/index/load';
import { mailAddress } from '@/lib/mail';
import { Callout } from '@/ui/cards/Callout';
import { RadioChoices } from '@/ui/controls/RadioChoices';
import { twoParts } from '@/ui/guide/twoParts';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { type Mistake, mistakes, questionName, reportedQuestion, reportMessage } from './questionReport';

/** What seems wrong with the question that the address names, and the email that says so. Nothing is sent from here. */
export function ReportForm() {
  const [address] = useSearchParams();
  const named = address.get('question');
  const index = useLazyModule(loadItemIndex, named !== null);
  const reported = reportedQuestion(named, index.state === 'ready' ? index.module : null);
  const question = reported.state === 'known' ? reported.question : null;
  const [mistake, setMistake] = useState<Mistake>('key');
  const mail = reportMessage(question, mistake);
  return (
    <Card sx={{ ...twoParts, alignItems: 'start' }}>
      <div>
        <RadioChoices legend="What seems wrong?" options={mistakes} value={mistake} onChange={setMistake} />
      </div>
      <Box sx={email}>
        {question !== null && <Typography variant="h3">Question {questionName(question)}</Typography>}
        {reported.state === 'none' && <Typography variant="h3">Your Email</Typography>}
        {reported.state === 'unknown' && (
          <Callout tone="warning">
            The address of this page names a question that we don’t have. Please describe it in the email.
          </Callout>
        )}
        <p className="note">The email, with room for what you want to add:</p>
        <pre>{mail.body}</pre>
        <Button
          href={mailAddress(brand.contact.email, mail)}
          variant="contained"
          sx={{ justifySelf: 'start' }}
        >
          Write the email
        </Button>
        <p className="note">
          This opens your mail program, and this page sends nothing. If no program opens, write to{' '}
          {brand.contact.email}.
        </p>
      </Box>
    </Card>
  );
}

const email = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  '& pre': {
    m: 0,
    pl: 2,
    borderLeft: 2,
    borderColor: 'divider',
    font: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& p': { m: 0 },
  '& .note': { typography: 'body2', color: 'text.secondary' },
} as const;
