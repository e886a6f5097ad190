import { modeStorageKey } from '@/app/useStoredColorMode';
import { chosenLearnerAttribute, ownRecordAttribute, recordMarkKey } from '@/data/record/learner/recordMark';
import { currentSpaceKey } from '@/data/record/learner/roster';
import { sharedPrefix } from '@/data/record/shared/sharedPrefix';
import { claimsCopySource } from '@/data/learners/shared/sharedAddress';
import { linkedTabAttribute } from '@/features/family/frame/linkedTab';
import { recordAttribute } from '@/ui/row/studentBar';

/**
 * Returns the `<script>` element that runs before the first paint and sets attributes of the document:
 *
 * - The color scheme: the reader's choice, else the system's. (MUI's own script is three times as long and would be in every
 *   document.)
 * - A mark if a dashboard will show other figures than the default sample's; it hides the sample's figures until those load. It is
 *   set if the learner of this tab has a record, a shared copy is saved here, or the address names a learner or carries a copy.
 * - A mark if the learner of this tab has a record, who has a bar of links on a phone, and their own figures on the home page.
 * - A mark if a dashboard will show a tab other than the overview.
 *
 * If storage is blocked, there is no saved choice and no record.
 */
export function buildFirstScript(): string {
  const [mode, mark, space, shared] = [modeStorageKey, recordMarkKey, currentSpaceKey, sharedPrefix].map(
    (key) => JSON.stringify(key),
  );
  return [
    '<script>{let mode,own,record,key,root=document.documentElement,{search,hash}=location;',
    `try{let here=localStorage,tab=sessionStorage;mode=here.getItem(${mode});key=(tab.getItem(${space})??here.getItem(${space})??"")+${mark};own=record=here.getItem(key)??tab.getItem(key);own??=Object.keys({...here,...tab}).some(key=>key.startsWith(${shared}))}catch{}`,
    `if(record)root.setAttribute("${recordAttribute}","");`,
    `if(own&&!/[?&](from|family)=/.test(search)||/[?&]from=(?!sample)/.test(search)||/${claimsCopySource}/i.test(search+hash))`,
    `root.setAttribute("${ownRecordAttribute}","");`,
    `if(/[?&](child|family)=/.test(search))root.setAttribute("${chosenLearnerAttribute}","");`,
    `if(/[?&]tab=(?!overview)/.test(search))root.setAttribute("${linkedTabAttribute}","");`,
    'if(mode!="light"&&mode!="dark")mode=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
    'root.setAttribute("data-"+mode,"")}</script>',
  ].join('');
}
