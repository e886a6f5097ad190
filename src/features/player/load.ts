/** The code that a running test fetches beyond its questions, a file a purpose. */
export const loadScreens = () => import('./parts/screens');
export const loadEssay = () => import('./essay/EssayScreen');
export const loadReading = () => import('./question/PassageQuestion');
export const loadFeedback = () => import('./question/feedback');
export const loadDialogs = () => import('./dialogs');
export const loadTools = () => import('./tools/ToolsPanel');
