import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '@/brand';
import { mailtoUrl } from '@/lib/text/mailtoUrl';

interface Mail {
  readonly subject: string;
  readonly body: string;
}

interface MailFormOptions<Name extends string> {
  readonly empty: Readonly<Record<Name, string>>;
  /** Returns an error message per field; '' for a valid one. */
  readonly problemsOf: (typed: Readonly<Record<Name, string>>) => Readonly<Record<Name, string>>;
  /** Builds the email from valid fields. */
  readonly mailOf: (typed: Readonly<Record<Name, string>>) => Mail;
  readonly openMail: (address: string) => void;
}

/**
 * Validates the fields of a form, then opens the mail program with an email to the site's contact address. The page itself sends
 * nothing. `written` is the text of that email once the mail program was asked to open; '' until then.
 */
export function useMailForm<Name extends string>({
  empty,
  problemsOf,
  mailOf,
  openMail,
}: MailFormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [problems, setProblems] = useState(empty);
  const [written, setWritten] = useState('');
  const field = (name: Name) => ({
    value: typed[name],
    error: problems[name],
    onChange: (value: string) => {
      // Updates the latest state, because a password manager may fill several fields before the next render.
      setTyped((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: '' }));
    },
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemsOf(typed);
    const isRight = Object.values(found).every((problem) => problem === '');
    const mail = isRight ? mailOf(typed) : null;
    // The invalid field must be marked before it receives focus.
    flushSync(() => {
      setProblems(found);
      setWritten(mail?.body ?? '');
    });
    if (mail === null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else openMail(mailtoUrl(brand.contact.email, mail));
  };
  return { form, field, onSubmit, written };
}

export function openAddress(address: string): void {
  window.location.assign(address);
}
