import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '@/brand';
import { mailAddress } from '@/lib/mail';
import { MailWaits } from '@/ui/controls/MailWaits';
import { RadioChoices } from '@/ui/controls/RadioChoices';
import { twoParts } from '@/ui/guide/twoParts';
import { type Mistake, mistakes, questionName, reportedQuestion, reportMessage } from './questionReport';

/** What seems wrong with the question that the address names, and the email that says so. Nothing is sent from here. */
export function ReportForm() {
  const [address] = useSearchParams();
  const reported = reportedQuestion(address.get('question'));
  const question = reported.state === 'known' ? reported.question : null;
  const [mistake, setMistake] = useState<Mistake>('key');
  const mail = reportMessage(question, mistake);
  return (
    // On a phone the room that is left goes to the email, so that what stands above it stays where it is.
    <Card sx={{ ...twoParts, gridTemplateRows: { xs: 'auto 1fr', md: 'none' } }}>
      <div>
        <RadioChoices legend="What seems wrong?" options={mistakes} value={mistake} onChange={setMistake} />
      </div>
      <Box sx={email}>
        <Typography variant="h3">
          {reported.state === 'known' ? `Question ${questionName(reported.question)}` : 'Your Email'}
        </Typography>
        <p className="note">
          {reported.state === 'unknown'
            ? 'No question has that number. Please describe the question:'
            : 'The email, with room for what you want to add:'}
        </p>
        <pre>{mail.body}</pre>
        <Button
          href={mailAddress(brand.contact.email, mail)}
          variant="contained"
          sx={{ justifySelf: 'start' }}
        >
          Write the email
        </Button>
        <MailWaits />
        <p className="note">
          The button opens your mail program. This page sends nothing. If no program opens, write to{' '}
          {brand.contact.email}.
        </p>
      </Box>
    </Card>
  );
}

const email = {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  '& pre': {
    m: 0,
    mb: 1.5,
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
