/** The parts of the chip that are fetched after the page: its list, and the dialogs that the list leads to. */
export { LazyProfileDialog as FetchedProfile } from '../setup/LazyProfileDialog';
export { LazyAddLearner as FetchedNewLearner } from '../setup/LazyAddLearner';
export { OriginList } from './OriginList';
