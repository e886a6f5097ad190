/** Where MUI keeps on the device whether the reader chose light or dark. Its own name for it: choices are found by it. */
export const modeStorageKey = 'mui-mode';
