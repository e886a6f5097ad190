/** The parts of the chip that load after the page: its list, and the dialogs opened from it. */
export { LazyProfileDialog as FetchedProfile } from '../setup/profile/LazyProfileDialog';
export { LazyAddLearner as FetchedNewLearner } from '../setup/LazyAddLearner';
export { OriginList } from './OriginList';
