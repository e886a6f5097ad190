import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { keyList } from './useKeys';

interface KeysDialogProps {
  readonly enabled: boolean;
  readonly onEnabled: (enabled: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the player, and the switch that turns single keys off. */
export function KeysDialog({ enabled, onEnabled, onClose }: KeysDialogProps) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title" fullWidth maxWidth="xs">
      <DialogTitle id="keys-title">Keyboard</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0 }}>
          {keyList.map(({ keys, does }) => (
            <Box key={keys} sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
              <Typography component="dt" variant="body2" sx={{ flex: '0 0 10rem', fontWeight: 600 }}>
                {keys}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {does}
              </Typography>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={enabled} onChange={(_, checked) => onEnabled(checked)} />}
          label="Single keys are on"
          sx={{ mt: 2 }}
        />
        <Typography variant="body2" color="textSecondary">
          Tab, Enter, Space and the arrows always work.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Back to the test
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asked before a running test is left. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-title" aria-describedby="leave-text" maxWidth="xs">
      <DialogTitle id="leave-title">Leave the test?</DialogTitle>
      <DialogContent>
        <Typography id="leave-text">
          The clock will stand still, and your answers wait here: come back to this page in this tab to go on.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onLeave}>
          Leave
        </Button>
        <Button variant="contained" onClick={onStay}>
          Stay in the test
        </Button>
      </DialogActions>
    </Dialog>
  );
}
