/** All word roots, in alphabetical order. */
import { rootsFromAToD } from './a-to-d';
import { rootsFromEToM } from './e-to-m';
import { rootsFromNToZ } from './n-to-z';
import type { RootFamily } from './rootFamily';

export const rootFamilies: readonly RootFamily[] = [...rootsFromAToD, ...rootsFromEToM, ...rootsFromNToZ];
