/** The search parameter that makes a dashboard's address that of a presenter view. */
export const presenterParam = 'presenter';

/** Parses the id of a presentation, as `newId` makes it; null for anything else. */
export function parsePresentationId(text: string | null): string | null {
  return text !== null && /^[0-9a-f]{32}$/.test(text) ? text : null;
}
