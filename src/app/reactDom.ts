import * as client from 'react-dom/client';

/** React DOM, a file of its own in the build (vite.config.ts): its code runs in an earlier task than that of the other libraries. */
export const { createRoot, hydrateRoot } = client;
