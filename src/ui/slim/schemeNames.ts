/**
 * Stands in for MUI's script that sets the color scheme (vite.config.ts): every document has a shorter one, app/prerender/first-script.ts,
 * and of MUI's only the names are asked for. Half a kilobyte on every page.
 */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

export const defaultConfig = {
  attribute: 'data-mui-color-scheme',
  colorSchemeStorageKey: 'mui-color-scheme',
  defaultLightColorScheme: 'light',
  defaultDarkColorScheme: 'dark',
  modeStorageKey: 'mui-mode',
} as const;

export { default as buildInitColorSchemeScript } from './Unused';
