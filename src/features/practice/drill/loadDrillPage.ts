/** Whether an address may ask for a drill, or for one that was begun; `drillPage` tells. */
export const asksForDrill = (search: string) => /(?:^\??|&)(?:practice|attempt)=/.test(search);

/** What the page of a drill says and how its items are chosen, for a page that paints without it and may never need it. */
export const loadDrillPage = () => import('./drillPage');
