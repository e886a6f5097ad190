/** The exercises with all that shows them, in one file to fetch. */
export const loadBridgeContent = () => import('./BridgeContent');
