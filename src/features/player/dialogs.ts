/** The dialogs of the player, in one file to fetch. */
export { ConfirmDialog } from '@/ui/controls/ConfirmDialog';
export { KeysDialog } from './keys/KeysDialog';
export { AllQuestionsDialog } from './navigator/AllQuestionsDialog';
