import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '@/brand';
import { mailtoUrl } from '@/lib/text/mailtoUrl';
import { OfflineMailNote } from '@/ui/controls/mail/OfflineMailNote';
import { RadioField } from '@/ui/controls/fields/RadioField';
import { useHydrated } from '@/ui/loading/useHydrated';
import { TwoPartCard } from '@/ui/guide/TwoPartCard';
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
    <TwoPartCard
      input={
        <RadioField
          legend="What seems wrong?"
          options={questionFlaws}
          value={mistake}
          onChange={setMistake}
        />
      }
      result={
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h3">
            {reported.state === 'known' ? `Question ${questionLabel(reported.question)}` : 'Your Email'}
          </Typography>
          <Typography variant="secondary">
            {reported.state === 'unknown'
              ? 'No question has that number. Please describe the question:'
              : 'The email, with room for what you want to add:'}
          </Typography>
          <Typography component="pre" sx={mailText}>
            {mail.body}
          </Typography>
          <Button href={mailtoUrl(brand.contact.email, mail)} variant="contained">
            Write the email
          </Button>
          <OfflineMailNote />
          <Typography variant="secondary">
            {`The button opens your mail program. This page doesn’t send anything. If no program opens, write to ${brand.contact.email}.`}
          </Typography>
        </Stack>
      }
    />
  );
}

const mailText = { pl: 2, borderLeft: 2, borderColor: 'divider', whiteSpace: 'pre-wrap' } as const;
