/** What a message to the provider needs before the mail program opens. */
import { isBlank } from '@/lib/isBlank';
import { emailFault, type EmailFault } from './email';

/** As the fields of a form give it. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

/** What is wrong with each field, null where nothing is. */
export interface ContactMessageFaults {
  readonly name: 'missing' | null;
  readonly email: EmailFault | null;
  readonly text: 'missing' | null;
}

/**
 * So many characters each field takes. Together, escaped for a link, English text stays below the 2,000 that every mail program opens.
 * A letter of another alphabet takes six to nine: for what doesn’t open, the form shows the text to copy.
 */
export const maxMessageCharacters: Readonly<Record<keyof ContactMessage, number>> = {
  name: 60,
  email: 100,
  text: 1000,
};

/** Checks a message. */
export function contactMessageFaults({ name, email, text }: ContactMessage): ContactMessageFaults {
  return {
    name: isBlank(name) ? 'missing' : null,
    email: emailFault(email),
    text: isBlank(text) ? 'missing' : null,
  };
}
