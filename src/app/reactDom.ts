import * as client from 'react-dom/client';

/** React's way into the document, a file of its own in the build: its code runs in a task before that of the libraries. */
export const { createRoot, hydrateRoot } = client;
