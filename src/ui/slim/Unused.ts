/**
 * Stands for parts that MUI and Emotion bring along and the site never shows (vite.config.ts): the turning circle of a
 * `loading` button, the ripple that the theme switches off, the arrows beside a row of tabs, what only `withTheme` needs.
 * Together 4 kB on every page. Whoever wants one takes its name out of there.
 */
export default function Unused(): null {
  return null;
}
