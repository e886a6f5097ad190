/** The footer lines about the offline copy, loaded when the page is idle. */

export { getSiteCopyController } from '@/data/offline/getSiteCopyController';
export { InstallLine } from './InstallLine';
export { OfflineLine } from './OfflineLine';
export { UpdateLine } from './UpdateLine';
