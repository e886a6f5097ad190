/** Saved data exists but couldn't be read, so it must not be taken for nothing. Loading the page again may not help. */
export class UnreadDataError extends Error {
  override readonly name: string = 'UnreadDataError';
}
