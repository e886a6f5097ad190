/** The parts of the chip that are fetched after the page: its list, and the dialogs that the list leads to. */
export { FetchedProfile } from '../setup/FetchedProfile';
export { FetchedNewLearner } from '../setup/FetchedNewLearner';
export { OriginList } from './OriginList';
