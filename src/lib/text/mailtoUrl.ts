/** Returns a mailto URL with subject and body. Lines end with CRLF, as RFC 6068 requires. */
export function mailtoUrl(to: string, { subject, body = '' }: { subject: string; body?: string }): string {
  const text = body === '' ? '' : `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`;
}
