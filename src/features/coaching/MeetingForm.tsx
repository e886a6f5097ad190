import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type InputHTMLAttributes, useId, useState } from 'react';
import { brand } from '@/brand';
import { useToday } from '@/data/today';
import { mailAddress } from '@/lib/mail';
import * as colors from '@/ui/colors';
import { Callout } from '@/ui/cards/Callout';
import { type RequestErrors, requestErrors, requestMessage, topics } from './meetingRequest';

interface MeetingFormProps {
  /** Opens an address of the form "mailto:". */
  readonly openMail?: (address: string) => void;
}

const noErrors: RequestErrors = { date: '', time: '', topic: '' };
const names = ['date', 'time', 'topic'] as const;

/** Asks for a meeting: checks date, time and topic, then opens the mail program with the message. Nothing is sent from here. */
export function MeetingForm({ openMail = openAddress }: MeetingFormProps) {
  const id = useId();
  const today = useToday();
  const [errors, setErrors] = useState(noErrors);
  const [message, setMessage] = useState('');
  const field = (name: keyof RequestErrors) => ({
    id: `${id}-${name}`,
    name,
    'aria-invalid': errors[name] !== '',
    ...(errors[name] !== '' && { 'aria-describedby': `${id}-${name}-error` }),
    onChange: () => setErrors((was) => (was[name] === '' ? was : { ...was, [name]: '' })),
  });
  const labeled = (
    name: keyof RequestErrors,
    label: string,
    input: InputHTMLAttributes<HTMLInputElement>,
  ) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      {name === 'topic' ? (
        <select {...field(name)} defaultValue="">
          <option value="" disabled>
            Choose a topic
          </option>
          {topics.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </select>
      ) : (
        <input {...field(name)} {...input} />
      )}
      <p id={`${id}-${name}-error`} className="error">
        {errors[name]}
      </p>
    </div>
  );
  return (
    <Box
      component="form"
      noValidate
      aria-label="Request a meeting"
      sx={form}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const typed = {
          date: textOf(data.get('date')),
          time: textOf(data.get('time')),
          topic: textOf(data.get('topic')),
          note: textOf(data.get('note')),
        };
        const found = requestErrors(typed, today);
        setErrors(found);
        const wrong = names.find((name) => found[name] !== '');
        if (wrong !== undefined) {
          setMessage('');
          document.getElementById(`${id}-${wrong}`)?.focus();
          return;
        }
        const mail = requestMessage(typed, Intl.DateTimeFormat('en-US').resolvedOptions().timeZone);
        setMessage(mail.body);
        openMail(mailAddress(brand.contact.email, mail));
      }}
    >
      <div className="fields">
        {labeled('date', 'Date', { type: 'date' })}
        {labeled('time', 'Time', { type: 'time' })}
        {labeled('topic', 'Topic', {})}
      </div>
      <div>
        <label htmlFor={`${id}-note`}>Anything a coach should know (optional)</label>
        <textarea id={`${id}-note`} name="note" rows={3} maxLength={1000} />
      </div>
      <p>
        The button opens your mail program with the message written out. This page sends nothing: the request
        is made when you send the email.
      </p>
      <div>
        <Button type="submit" variant="contained">
          Write the email
        </Button>
      </div>
      <div role="status">
        {message !== '' && (
          <Callout tone="note">
            Your mail program should now be open, with the message below. Nothing has been sent yet. If it
            didn’t open, copy the text and send it to {brand.contact.email}.
            <Box component="pre" sx={{ m: 0, mt: 1.5, font: 'inherit', whiteSpace: 'pre-wrap' }}>
              {message}
            </Box>
          </Callout>
        )}
      </div>
    </Box>
  );
}

function openAddress(address: string) {
  window.location.assign(address);
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

const form = {
  display: 'grid',
  gap: 2,
  maxWidth: 720,
  '& .fields': {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  },
  '& label': { display: 'block', mb: 0.75, fontSize: '0.875rem', fontWeight: 600 },
  '& input, & select, & textarea': {
    boxSizing: 'border-box',
    display: 'block',
    width: '100%',
    // A date field is so high by itself.
    minHeight: 46,
    px: 1.5,
    py: 1,
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'surface.controlEdge',
    borderRadius: 1,
    resize: 'vertical',
    '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 2 },
  },
  '& p': { m: 0, fontSize: '0.9375rem', color: 'text.secondary' },
  '& p.error': { mt: 0.75, fontSize: '0.875rem', color: 'status.risk' },
  '& p.error:empty': { display: 'none' },
} as const;
