import { createContext } from 'react';

/** Who gave the answers under review: whoever reads them, or the student whom someone else looks at. */
export const AnswererContext = createContext<'reader' | 'student'>('reader');
