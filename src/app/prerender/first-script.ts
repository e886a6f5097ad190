import { modeStorageKey } from '@/app/modeStorageKey';
import { chosenLearnerAttribute, ownRecordAttribute, recordMarkKey } from '@/data/record/learner/recordMark';
import { currentSpaceKey } from '@/data/record/learner/roster';
import { sharedPrefix } from '@/data/record/shared/sharedPrefix';
import { digestFragmentKey } from '@/data/learners/shared/digestFragment';
import { linkedTabAttribute } from '@/features/family/linkedTab';

/**
 * Returns the `<script>` element that runs before the first paint. It sets the color scheme: the reader's choice, else the system's
 * (MUI's own script is three times as long and would be in every document). It also marks the document when a dashboard will show
 * figures other than the default sample's, so that the sample's are hidden until those load: this tab's learner has a record, a
 * copy is saved here, the address names a learner, or it carries a shared copy; and when it will show another tab than the
 * overview. If storage is blocked, there is no saved choice and no practice.
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
    `if(/[?&]tab=(?!overview)/.test(search))root.setAttribute("${linkedTabAttribute}","");`,
    'if(mode!="light"&&mode!="dark")mode=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
    'root.setAttribute("data-"+mode,"")}</script>',
  ].join('');
}
