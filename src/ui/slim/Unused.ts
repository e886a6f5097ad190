/**
 * Stands for parts that MUI's components bring along and the site never shows (vite.config.ts): the turning circle of a
 * `loading` button, 1 kB on every page, and the arrows beside a row of tabs. Whoever wants one takes its line out of there.
 */
export default function Unused(): null {
  return null;
}
