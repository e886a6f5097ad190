/** Loads the code that a running test needs beyond its questions, one file per purpose. */
export const loadPartScreens = () => import('./parts/partScreens');
export const loadEssayScreen = () => import('./essay/EssayScreen');
export const loadPassageQuestion = () => import('./question/PassageQuestion');
export const loadFeedback = () => import('./question/answerFeedback');
export const loadDialogs = () => import('./dialogs');
export const loadToolsPanel = () => import('./tools/ToolsPanel');
