import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '@/brand';
import { mailtoUrl } from '@/lib/text/mailtoUrl';
import { OfflineMailNote } from '@/ui/controls/mail/OfflineMailNote';
import { RadioField } from '@/ui/controls/fields/RadioField';
import { useHydrated } from '@/ui/loading/useHydrated';
import { twoPartCardStyles } from '@/ui/guide/twoPartCardStyles';
import {
  type QuestionFlaw,
  questionFlaws,
  questionLabel,
  findReportedQuestion,
  questionReportEmail,
} from './questionReport';

/** Writes an email about a mistake in the question named by the URL. The site sends nothing. */
export function QuestionReportForm() {
  const [address] = useSearchParams();
  // The document doesn't know the query string, and the first render must match it.
  const reported = findReportedQuestion(useHydrated() ? address.get('question') : null);
  const question = reported.state === 'known' ? reported.question : null;
  const [mistake, setMistake] = useState<QuestionFlaw>('key');
  const mail = questionReportEmail(question, mistake);
  return (
    // On a phone, the spare height goes to the email, so that everything above it stays in place.
    <Card sx={{ ...twoPartCardStyles, gridTemplateRows: { xs: 'auto 1fr', md: 'none' } }}>
      <div>
        <RadioField
          legend="What seems wrong?"
          options={questionFlaws}
          value={mistake}
          onChange={setMistake}
        />
      </div>
      <Box sx={email}>
        <Typography variant="h3">
          {reported.state === 'known' ? `Question ${questionLabel(reported.question)}` : 'Your Email'}
        </Typography>
        <p className="note">
          {reported.state === 'unknown'
            ? 'No question has that number. Please describe the question:'
            : 'The email, with room for what you want to add:'}
        </p>
        <pre>{mail.body}</pre>
        <Button href={mailtoUrl(brand.contact.email, mail)} variant="contained" sx={{ justifySelf: 'start' }}>
          Write the email
        </Button>
        <OfflineMailNote />
        <p className="note">
          {`The button opens your mail program. This page sends nothing. If no program opens, write to ${brand.contact.email}.`}
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
  },
  '& p': { m: 0 },
  '& .note': { typography: 'body2', color: 'text.secondary' },
} as const;
