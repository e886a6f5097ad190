/**
 * Stands in for parts that MUI and Emotion bring along and the site never shows (vite.config.ts): the spinner of a `loading`
 * button, the ripple that the theme turns off, the arrows beside a row of tabs, the order of style layers that the theme doesn't
 * use, what only `withTheme` needs. Together 4 kB on every page. To use one, take its name out of there.
 */
export default function Unused(): null {
  return null;
}
