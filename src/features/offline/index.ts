/** The footer lines about the offline copy, loaded when the page is idle. */

export { siteCopy } from '@/data/offline/siteCopy';
export { InstallLine } from './InstallLine';
export { OfflineLine } from './OfflineLine';
export { UpdateLine } from './UpdateLine';
