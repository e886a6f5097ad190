import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import {
  type ContactMessage,
  validateContactMessage,
  maxMessageCharacters,
} from '@/domain/contact/contact-message';
import { MailWrittenNotice } from '@/ui/controls/mail/MailWrittenNotice';
import { FormField } from '@/ui/controls/fields/FormField';
import { useMailProgram } from '@/ui/controls/mail/useMailProgram';
import { contactFormErrors, contactEmail } from './contactEmail';

interface ContactFormProps {
  /** Opens a "mailto:" URL. */
  readonly openMail?: (address: string) => void;
}

const empty: ContactMessage = { name: '', email: '', text: '' };

/** The rule of a field, which may depend on the others. */
const ruleOf = (name: keyof ContactMessage) => ({
  validate: (_: string, typed: ContactMessage) => {
    const error = contactFormErrors(validateContactMessage(typed))[name];
    return error === '' || error;
  },
});

/** Validates a message, then opens it in the user's mail program. The site sends nothing. */
export function ContactForm({ openMail }: ContactFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const { written, writeMail, forgetMail } = useMailProgram(openMail);
  const submit = handleSubmit((typed) => writeMail(contactEmail(typed)), forgetMail);
  return (
    <Card component="form" noValidate aria-labelledby="contact" onSubmit={(event) => void submit(event)}>
      <CardContent>
        <Grid container spacing={2}>
          <Grid size={{ xs: 12, sm: 6 }}>
            <FormField
              label="Your name"
              autoComplete="name"
              maxLength={maxMessageCharacters.name}
              field={register('name', ruleOf('name'))}
              error={errors.name?.message}
            />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <FormField
              label="Email"
              autoComplete="email"
              inputMode="email"
              maxLength={maxMessageCharacters.email}
              field={register('email', ruleOf('email'))}
              error={errors.email?.message}
            />
          </Grid>
          <Grid size={12}>
            <FormField
              label="Message"
              rows={5}
              maxLength={maxMessageCharacters.text}
              field={register('text', ruleOf('text'))}
              error={errors.text?.message}
            />
          </Grid>
          <Grid size={12}>
            <Typography variant="secondary">
              The button opens your mail program with the message filled in. This page doesn’t send your
              message. It goes out when you send the email. Please leave out scores and school records.
            </Typography>
          </Grid>
          <Grid size={12}>
            <Button type="submit" variant="contained">
              Write the email
            </Button>
            <MailWrittenNotice text={written} />
          </Grid>
        </Grid>
      </CardContent>
    </Card>
  );
}
