import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '@/brand';
import { type Message, messageFaults, mostCharacters } from '@/domain/contact/message';
import { mailAddress } from '@/lib/mail';
import { Callout } from '@/ui/cards/Callout';
import { NativeField } from '@/ui/controls/NativeField';
import { faultWords, messageMail } from './contactWords';

interface ContactFormProps {
  /** Opens an address of the form "mailto:". */
  readonly openMail?: (address: string) => void;
}

const empty: Message = { name: '', email: '', text: '' };

/** Checks a message, then opens the mail program with it. Nothing is sent from here. */
export function ContactForm({ openMail = openAddress }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState(empty);
  const [written, setWritten] = useState('');
  const field = (name: keyof Message) => ({
    value: typed[name],
    error: errors[name],
    maxLength: mostCharacters[name],
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value });
      setErrors({ ...errors, [name]: '' });
    },
  });
  const submit = () => {
    const faults = messageFaults(typed);
    const isRight = Object.values(faults).every((fault) => fault === null);
    const mail = messageMail(typed);
    flushSync(() => {
      setErrors(faultWords(faults));
      setWritten(isRight ? mail.body : '');
    });
    if (isRight) openMail(mailAddress(brand.contact.email, mail));
    else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <Card
      ref={form}
      component="form"
      noValidate
      aria-labelledby="contact"
      sx={fields}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NativeField label="Your name" autoComplete="name" {...field('name')} />
      <NativeField label="Email" autoComplete="email" inputMode="email" {...field('email')} />
      <div className="whole">
        <NativeField label="Message" rows={5} {...field('text')} />
      </div>
      <p className="whole">
        The button opens your mail program with the message filled in. This page sends nothing: the message is
        on its way when you send the email. Please leave out scores and school records.
      </p>
      <div className="whole">
        <Button type="submit" variant="contained">
          Write the email
        </Button>
      </div>
      <div className="whole" role="status">
        {written !== '' && (
          <Callout tone="note">
            Your mail program should now be open, with the message below. Nothing has been sent yet. If it
            didn’t open, copy the text and send it to {brand.contact.email}.
            <Box component="pre" sx={{ m: 0, mt: 1.5, font: 'inherit', whiteSpace: 'pre-wrap' }}>
              {written}
            </Box>
          </Callout>
        )}
      </div>
    </Card>
  );
}

function openAddress(address: string) {
  window.location.assign(address);
}

const fields = {
  p: { xs: 2, sm: 3.5 },
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& .whole': { gridColumn: '1 / -1' },
  '& p': { m: 0, fontSize: '0.9375rem', color: 'text.secondary' },
  // The gap before it is for what it will say.
  '& [role="status"]:empty': { mt: -2 },
  '& pre': { overflowWrap: 'anywhere' },
} as const;
