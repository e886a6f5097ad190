/** Loads the exercises and their components as one file. */
export const loadBridgeContent = () => import('./BridgeContent');
