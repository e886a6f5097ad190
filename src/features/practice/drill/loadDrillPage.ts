/** Returns true if the address may name a drill or an attempt; `drillPage` parses it. */
export const hasDrillParameter = (search: string) => /(?:^\??|&)(?:practice|attempt)=/.test(search);

/** Loads the drill page's content and item selection, for a page that renders without them and may never need them. */
export const loadDrillPage = () => import('./drillPage');
