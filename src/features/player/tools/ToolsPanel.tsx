import Close from '@mui/icons-material/Close';
import Stop from '@mui/icons-material/Stop';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { SegmentedControl } from '@/ui/controls/fields/SegmentedControl';
import { SwitchField } from '@/ui/controls/fields/SwitchField';
import { readingTypography, textSizePercent, textSettingsVariables } from './readingTypography';
import { textSizes } from './textSettings';
import { useTextSettings } from './TextSettingsProvider';
import { useFullScreen } from './useFullScreen';
import type { ReadAloudControl } from './useReadAloud';

export interface ToolsPanelProps {
  /** Null if reading aloud isn't offered. */
  readonly readAloud: ReadAloudControl | null;
  readonly clockHidden: boolean;
  readonly onClockHidden: (hidden: boolean) => void;
  /** Opens the list of keys after the tools have closed. */
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/**
 * The tools: text appearance, reading aloud, and full screen. On a wide screen the panel opens below the button, and the text
 * behind it shows every change at once; on a phone it fills the screen and includes a sample line.
 */
export function ToolsPanel({ readAloud, clockHidden, onClockHidden, onKeys, onClose }: ToolsPanelProps) {
  const titleId = useId();
  const { settings, change } = useTextSettings();
  const fullScreen = useFullScreen();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      sx={placeSx}
      slotProps={{ paper: { sx: paperSx }, backdrop: { sx: { opacity: { sm: '0 !important' } } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} component="h2" variant="h3">
          Tools
        </Typography>
        <IconButton onClick={onClose} aria-label="Close" sx={{ mr: -1.25 }}>
          <Close />
        </IconButton>
      </Box>
      <Box
        sx={[textSettingsVariables(settings), { display: { xs: 'block', sm: 'none' }, minHeight: '6rem' }]}
      >
        <Box component="p" sx={[readingTypography, { m: 0 }]}>
          This is how the questions will look.
        </Box>
      </Box>
      <Tool name="Text size">
        <SegmentedControl
          fullWidth
          label="Text size"
          options={textSizes.map((value) => ({ value, label: `${textSizePercent[value]}%` }))}
          value={settings.size}
          onChange={(size) => change({ size })}
        />
      </Tool>
      <Tool name="Line spacing">
        <SegmentedControl
          fullWidth
          label="Line spacing"
          options={spacings}
          value={settings.spacing}
          onChange={(spacing) => change({ spacing })}
        />
      </Tool>
      <Tool name="Font">
        <SegmentedControl
          fullWidth
          label="Font"
          options={fonts}
          value={settings.font}
          onChange={(font) => change({ font })}
        />
      </Tool>
      <Divider />
      <SwitchField
        label="Line focus"
        hint="Dims all but three lines of a passage"
        isOn={settings.lineFocus}
        onChange={(lineFocus) => change({ lineFocus })}
      />
      <SwitchField label="Hide the clock" isOn={clockHidden} onChange={onClockHidden} />
      {fullScreen !== null && (
        <SwitchField label="Full screen" isOn={fullScreen.isOn} onChange={fullScreen.toggle} />
      )}
      {readAloud !== null && (
        <>
          <Divider />
          <Tool name="Read aloud">
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              {readAloud.readable.map((what) => (
                <Button
                  key={what}
                  variant="outlined"
                  sx={{ flex: '1 1 0' }}
                  startIcon={readAloud.current === what ? <Stop /> : <VolumeUp />}
                  onClick={() => (readAloud.current === what ? readAloud.stop() : readAloud.start(what))}
                >
                  <span>{readAloud.current === what ? 'Stop' : readableLabels[what]}</span>
                </Button>
              ))}
            </Box>
          </Tool>
        </>
      )}
      <Divider />
      <Button
        color="inherit"
        onClick={() => {
          onClose();
          onKeys();
        }}
        sx={{ mx: -1.25, px: 1.25, justifyContent: 'space-between', fontWeight: 400, fontSize: '1rem' }}
      >
        Keyboard shortcuts
        <Box component="kbd" aria-hidden sx={keySx}>
          ?
        </Box>
      </Button>
    </Dialog>
  );
}

const spacings = [
  { value: 'standard', label: 'Standard' },
  { value: 'wide', label: 'Wide' },
] as const;

const fonts = [
  { value: 'serif', label: 'Book' },
  { value: 'easier', label: 'Easier to read' },
] as const;

const readableLabels = { question: 'Question', passage: 'Passage' } as const;

function Tool({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography aria-hidden variant="secondary" sx={{ mb: 0.75 }}>
        {name}
      </Typography>
      {children}
    </div>
  );
}

const placeSx = {
  '& .MuiDialog-container': {
    alignItems: { xs: 'stretch', sm: 'flex-start' },
    justifyContent: { sm: 'flex-end' },
  },
} as const;

const paperSx = {
  display: 'flex',
  gap: 2,
  p: 2.5,
  pt: 1.25,
  m: { xs: 0, sm: 2 },
  mt: { sm: 'calc(var(--player-bar, 60px) - 4px)' },
  width: { xs: '100%', sm: 360 },
  maxWidth: 'none',
  maxHeight: { xs: '100%', sm: 'calc(100dvh - var(--player-bar, 60px) - 16px)' },
  borderRadius: { xs: 0, sm: 1.5 },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
} as const;

const keySx = {
  minWidth: 28,
  px: 1,
  border: 1,
  borderColor: 'surface.controlEdge',
  borderRadius: 0.5,
  textAlign: 'center',
  typography: 'body2',
  color: 'text.secondary',
} as const;
