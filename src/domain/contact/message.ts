/** A message to the provider: what is checked before the mail program opens, and the email that it is given. */
import { isBlank } from '@/lib/isBlank';

/** As the fields of the form give it. */
export interface TypedMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** What is wrong with each field, in a sentence; '' where nothing is. */
export type MessageErrors = Readonly<Record<keyof TypedMessage, string>>;

/** So many characters each field takes. Mail programs cut addresses that are much longer than 2,000 characters. */
export const mostCharacters: Readonly<Record<keyof TypedMessage, number>> = {
  name: 80,
  email: 120,
  message: 1200,
};

/** Checks a message. An address is not checked beyond its shape: only a mail that arrives tells that it is right. */
export function messageErrors({ name, email, message }: TypedMessage): MessageErrors {
  return {
    name: isBlank(name) ? 'Enter your name.' : '',
    email: isBlank(email)
      ? 'Enter your email address, so that we can answer.'
      : /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())
        ? ''
        : 'Enter an email address such as name@example.com.',
    message: isBlank(message) ? 'Write your question.' : '',
  };
}

/** The email, from a message that has no errors. */
export function messageMail({ name, email, message }: TypedMessage): {
  readonly subject: string;
  readonly body: string;
} {
  return {
    subject: `Question from ${name.trim()}`,
    body: [message.trim(), '', name.trim(), email.trim()].join('\n'),
  };
}
