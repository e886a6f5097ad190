import { useState } from 'react';
import { brand } from '@/brand';
import { mailtoUrl } from '@/lib/text/mailtoUrl';

interface Mail {
  readonly subject: string;
  readonly body: string;
}

/**
 * Opens the mail program with an email to the site's contact address; the page itself sends nothing. `written` is the text of the
 * last email, for a reader whose mail program doesn't open; '' if there is none.
 */
export function useMailProgram(openMail = openAddress) {
  const [written, setWritten] = useState('');
  const writeMail = (mail: Mail) => {
    setWritten(mail.body);
    openMail(mailtoUrl(brand.contact.email, mail));
  };
  return { written, writeMail, forgetMail: () => setWritten('') };
}

function openAddress(address: string): void {
  window.location.assign(address);
}
