import { maxEmailLength } from '@/domain/contact/email';
import type { ContactMessage, ContactMessageErrors } from '@/domain/contact/contact-message';

const emailFaults: Readonly<Record<NonNullable<ContactMessageErrors['email']>, string>> = {
  missing: 'Enter your email address so that we can answer.',
  'too-long': `An email address has at most ${maxEmailLength} characters. Enter a shorter one.`,
  'no-address': 'Enter a full address, such as name@example.com.',
};

/** Returns an error message for each field that says how to fix it; '' for a valid field. */
export function contactFormErrors({
  name,
  email,
  text,
}: ContactMessageErrors): Readonly<Record<keyof ContactMessage, string>> {
  return {
    name: name === null ? '' : 'Enter your name.',
    email: email === null ? '' : emailFaults[email],
    text: text === null ? '' : 'Write your question.',
  };
}

export function contactEmail({ name, email, text }: ContactMessage): {
  readonly subject: string;
  readonly body: string;
} {
  return {
    subject: `Question from ${name.trim()}`,
    body: [text.trim(), '', name.trim(), email.trim()].join('\n'),
  };
}
