/** Validates the contact form before the email program opens. */
import { isBlank } from '@/lib/text/typedText';
import { validateEmail, type EmailError } from './email';

/** Raw form values. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

/** The fault of each field; null if it is valid. */
export interface ContactMessageErrors {
  readonly name: 'missing' | null;
  readonly email: EmailError | null;
  readonly text: 'missing' | null;
}

/**
 * The maximum length of each field. Escaped for a mailto link, English text stays under the 2,000 characters that every email
 * program accepts. Non-Latin letters take six to nine characters each; if the link doesn’t open, the form shows the text to copy.
 */
export const maxMessageCharacters: Readonly<Record<keyof ContactMessage, number>> = {
  name: 60,
  email: 100,
  text: 1000,
};

export function validateContactMessage({ name, email, text }: ContactMessage): ContactMessageErrors {
  return {
    name: isBlank(name) ? 'missing' : null,
    email: validateEmail(email),
    text: isBlank(text) ? 'missing' : null,
  };
}
