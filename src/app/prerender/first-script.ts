import { modeStorageKey } from '@/app/scheme';
import { sittingMarkKey } from '@/data/record/sittingMark';
import { fragmentKey } from '@/data/learners/shared/fragment';
import { ownAttribute } from '@/features/family/frame/ownFigures';

/**
 * The script that runs before the first paint, as an element. It sets the color scheme: the reader's choice, else the system's
 * (MUI's own is three times as long, and every document carries it). And it marks the document where somebody practiced on this
 * device, so that a dashboard hides the sample's figures until their own have come. Where storage is closed, it asks the system alone.
 */
export function firstScript(): string {
  const [mode, sittings] = [modeStorageKey, sittingMarkKey].map((key) => JSON.stringify(key));
  return [
    '<script>{let mode,root=document.documentElement;',
    `try{mode=localStorage.getItem(${mode});`,
    `if((localStorage.getItem(${sittings})??sessionStorage.getItem(${sittings}))&&!/[?&](from|family)=/.test(location.search)||location.hash.startsWith("#${fragmentKey}"))`,
    `root.setAttribute("${ownAttribute}","")}catch{}`,
    'if(mode!="light"&&mode!="dark")mode=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
    'root.setAttribute("data-"+mode,"")}</script>',
  ].join('');
}
