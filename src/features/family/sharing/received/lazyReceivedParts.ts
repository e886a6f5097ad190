/** The parts for a received copy that a dashboard loads on demand. */
export { ArrivedCopyError as ArrivedTrouble } from './ArrivedCopyError';
export { SharedCopyBanner as CopyBanner } from './SharedCopyBanner';
