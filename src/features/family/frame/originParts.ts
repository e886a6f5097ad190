/** The parts of the chip that are fetched after the page: its list, and the profile that the list leads to. */
export { FetchedProfile } from '../setup/FetchedProfile';
export { OriginList } from './OriginList';
