/** The player's dialogs, bundled in one file to fetch. */
export { ConfirmDialog } from '@/ui/controls/dialogs/ConfirmDialog';
export { KeysDialog } from './keys/KeysDialog';
export { AllQuestionsDialog } from './navigator/AllQuestionsDialog';
