import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import {
  type ContactMessage,
  validateContactMessage,
  maxMessageCharacters,
} from '@/domain/contact/contact-message';
import { MailWrittenNotice } from '@/ui/controls/mail/MailWrittenNotice';
import { FormField } from '@/ui/controls/fields/FormField';
import { openAddress, useMailForm } from '@/ui/controls/mail/useMailForm';
import { contactFormErrors, contactEmail } from './contactEmail';

interface ContactFormProps {
  /** Opens a "mailto:" URL. */
  readonly openMail?: (address: string) => void;
}

const empty: ContactMessage = { name: '', email: '', text: '' };

/** Validates a message, then opens it in the user's mail program. The site sends nothing. */
export function ContactForm({ openMail = openAddress }: ContactFormProps) {
  const { form, field, onSubmit, written } = useMailForm<keyof ContactMessage>({
    empty,
    problemsOf: (typed) => contactFormErrors(validateContactMessage(typed)),
    mailOf: contactEmail,
    openMail,
  });
  return (
    <Card ref={form} component="form" noValidate aria-labelledby="contact" sx={fields} onSubmit={onSubmit}>
      <FormField
        label="Your name"
        autoComplete="name"
        maxLength={maxMessageCharacters.name}
        {...field('name')}
      />
      <FormField
        label="Email"
        autoComplete="email"
        inputMode="email"
        maxLength={maxMessageCharacters.email}
        {...field('email')}
      />
      <div className="whole">
        <FormField label="Message" rows={5} maxLength={maxMessageCharacters.text} {...field('text')} />
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
