/** The parts of sharing that a dashboard fetches when it needs one. */
export { ArrivedCopyError as ArrivedTrouble } from './ArrivedCopyError';
export { SharedCopyBanner as CopyBanner } from './SharedCopyBanner';
