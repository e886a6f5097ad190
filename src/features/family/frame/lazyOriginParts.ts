/** The parts of the chip that load after the page: its list, and the dialogs opened from it. */
export { LazyProfileDialog as FetchedProfile } from '../setup/profile/LazyProfileDialog';
export { LazyAddLearnerForm } from '../setup/LazyAddLearnerForm';
export { OriginList } from './OriginList';
