/** The shell's lines about the copy of the site on this device, fetched when the page is idle. */

export { siteCopy } from '@/data/offline/siteCopy';
export { InstallLine } from './InstallLine';
export { OfflineLine } from './OfflineLine';
export { UpdateLine } from './UpdateLine';
