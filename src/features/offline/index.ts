/** What the shell shows of the copy of the site on this device, fetched when the page has nothing better to do. */

export { siteCopy } from '@/data/offline/siteCopy';
export { InstallLine } from './InstallLine';
export { OfflineLine } from './OfflineLine';
export { UpdateLine } from './UpdateLine';
