/** Loads the exercises and their components as one file. */
export const loadBridgeExercises = () => import('./BridgeExercises');
