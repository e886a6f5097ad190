/** All roots in the order of the alphabet; a page fetches them when they are used. */
import { rootsFromAToD } from './a-to-d';
import { rootsFromEToM } from './e-to-m';
import { rootsFromNToZ } from './n-to-z';
import type { RootFamily } from './rootFamily';

export const rootFamilies: readonly RootFamily[] = [...rootsFromAToD, ...rootsFromEToM, ...rootsFromNToZ];
