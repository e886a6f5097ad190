/** The address that opens the mail program with a message to somebody written out, as RFC 6068 has it: lines end with CR and LF. */
export function mailtoUrl(to: string, { subject, body = '' }: { subject: string; body?: string }): string {
  const text = body === '' ? '' : `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`;
}
