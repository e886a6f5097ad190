import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { hasImmediateFeedback } from '@/domain/exam/attempts/immediate-feedback';
import type { AttemptConditions } from '@/domain/exam/test/form';
import { keyHelpRows } from './keyMap';

interface KeysDialogProps {
  readonly conditions: AttemptConditions;
  readonly hasPassage: boolean;
  readonly enabled: boolean;
  readonly onEnabled: (enabled: boolean) => void;
  readonly onClose: () => void;
}

/** The list of keys that work in this part under its conditions, and the switch that turns single keys off. */
export function KeysDialog({ conditions, hasPassage, enabled, onEnabled, onClose }: KeysDialogProps) {
  const titleId = useId();
  const practice = conditions.mode === 'practice';
  const works = {
    always: true,
    practice,
    feedback: hasImmediateFeedback(conditions),
    reading: hasPassage,
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Keyboard Shortcuts</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0 }}>
          {keyHelpRows
            .filter(({ scope }) => works[scope])
            .map(({ keys, action }) => (
              <Box
                key={keys}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 2,
                  py: 0.75,
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Typography component="dt" variant="subtitle2" sx={{ flex: '0 1 9rem' }}>
                  {keys}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, flex: '1 1 10rem' }}>
                  {action}
                </Typography>
              </Box>
            ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={enabled} onChange={(_, checked) => onEnabled(checked)} />}
          label="Single-key shortcuts"
          sx={{ mt: 2 }}
        />
        <Typography variant="secondary">Tab, Enter, Space, and the arrow keys always work.</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Back to the test
        </Button>
      </DialogActions>
    </Dialog>
  );
}
