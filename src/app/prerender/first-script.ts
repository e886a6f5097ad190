import { modeStorageKey } from '@/app/modeStorageKey';
import { chosenLearnerAttribute, ownRecordAttribute, recordMarkKey } from '@/data/record/recordMark';
import { currentSpaceKey } from '@/data/record/roster';
import { sharedPrefix } from '@/data/record/shared/sharedPrefix';
import { digestFragmentKey } from '@/data/learners/shared/digestFragment';

/**
 * The script that runs before the first paint, as an element. It sets the color scheme: the reader's choice, else the system's
 * (MUI's own is three times as long, and every document carries it). And it marks the document where other figures than the usual
 * sample's will be shown, so that a dashboard hides these until those have come: the learner of this tab has a record, a copy
 * is kept here, the address names a learner, or it carries a shared copy. Where storage is closed, there is no choice and no practice.
 */
export function firstScript(): string {
  const [mode, mark, space, shared] = [modeStorageKey, recordMarkKey, currentSpaceKey, sharedPrefix].map(
    (key) => JSON.stringify(key),
  );
  return [
    '<script>{let mode,own,key,root=document.documentElement,{search,hash}=location;',
    `try{let here=localStorage,tab=sessionStorage;mode=here.getItem(${mode});key=(tab.getItem(${space})??here.getItem(${space})??"")+${mark};own=here.getItem(key)??tab.getItem(key)??Object.keys({...here,...tab}).some(key=>key.startsWith(${shared}))}catch{}`,
    `if(own&&!/[?&](from|family)=/.test(search)||/[?&]from=(?!sample)/.test(search)||hash.startsWith("#${digestFragmentKey}"))`,
    `root.setAttribute("${ownRecordAttribute}","");`,
    `if(/[?&](child|family)=/.test(search))root.setAttribute("${chosenLearnerAttribute}","");`,
    'if(mode!="light"&&mode!="dark")mode=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
    'root.setAttribute("data-"+mode,"")}</script>',
  ].join('');
}
