/** How long a test waits for something to appear or happen: longer than it takes on a busy machine, and the same everywhere. */
export const patienceMs = 30_000;
