import { modeStorageKey } from '@/app/scheme';

/**
 * The script that sets the scheme before the first paint, as an element: the reader's choice, else the system's. MUI's own is
 * three times as long, and every document carries it. Where storage is closed, only the system is asked.
 */
export function schemeScript(): string {
  const name = JSON.stringify(modeStorageKey);
  return [
    '<script>{let mode;',
    `try{mode=localStorage.getItem(${name})}catch{}`,
    'if(mode!="light"&&mode!="dark")mode=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
    'document.documentElement.setAttribute("data-"+mode,"")}</script>',
  ].join('');
}
