/** The parts of sharing that a dashboard fetches when it needs one. */
export { ArrivedTrouble } from './ArrivedTrouble';
export { CopyBanner } from './CopyBanner';
