import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
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
    <Card
      component="form"
      noValidate
      aria-labelledby="contact"
      sx={fields}
      onSubmit={(event) => void submit(event)}
    >
      <FormField
        label="Your name"
        autoComplete="name"
        maxLength={maxMessageCharacters.name}
        field={register('name', ruleOf('name'))}
        error={errors.name?.message}
      />
      <FormField
        label="Email"
        autoComplete="email"
        inputMode="email"
        maxLength={maxMessageCharacters.email}
        field={register('email', ruleOf('email'))}
        error={errors.email?.message}
      />
      <div className="whole">
        <FormField
          label="Message"
          rows={5}
          maxLength={maxMessageCharacters.text}
          field={register('text', ruleOf('text'))}
          error={errors.text?.message}
        />
      </div>
      <p className="whole">
        The button opens your mail program with the message filled in. This page sends nothing: your message
        goes out when you send the email. Please leave out scores and school records.
      </p>
      <div className="whole">
        <Button type="submit" variant="contained">
          Write the email
        </Button>
      </div>
      <div className="whole">
        <MailWrittenNotice text={written} />
      </div>
    </Card>
  );
}

const fields = {
  p: { xs: 2, sm: 3.5 },
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& .whole': { gridColumn: '1 / -1' },
  '& p': { m: 0, fontSize: '0.9375rem', color: 'text.secondary' },
  // Collapses the gap before the empty status line.
  '& :has(> [role="status"]:empty)': { mt: -2 },
} as const;
