/** MUI's default storage key for the color scheme. Changing it would lose the choices that readers have saved. */
export const modeStorageKey = 'mui-mode';
