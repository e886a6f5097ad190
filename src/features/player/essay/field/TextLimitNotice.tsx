import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import type { UndoableField } from './undoableField';
import { textLimitText } from './textLimitText';

interface TextLimitNoticeProps {
  readonly field: UndoableField;
  /** The text's name in the message: "essay", "plan". */
  readonly fieldName: string;
}

/**
 * Reports that a text has reached its maximum length. Screen readers announce it once, since the message doesn't change while the
 * text stays full.
 */
export function TextLimitNotice({ field, fieldName }: TextLimitNoticeProps) {
  const { limit } = useSyncExternalStore(field.subscribe, field.state);
  return (
    <Typography role="status" sx={{ flexBasis: '100%', '&:empty': { position: 'absolute' } }}>
      {limit !== null && textLimitText(limit, fieldName)}
    </Typography>
  );
}
