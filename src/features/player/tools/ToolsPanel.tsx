import Close from '@mui/icons-material/Close';
import Stop from '@mui/icons-material/Stop';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useId } from 'react';
import { SwitchField } from '@/ui/controls/fields/SwitchField';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { readingTypography, textSizePercent, textSettingsVariables } from './readingTypography';
import { textSizes } from './textSettings';
import { useTextSettings } from './TextSettingsProvider';
import { useFullScreen } from './useFullScreen';
import type { ReadAloudControl } from './useReadAloud';

export interface ToolsPanelProps {
  /** The button that opened the panel, which appears below it. */
  readonly button: RefObject<HTMLElement | null>;
  /** Null if reading aloud isn't offered. */
  readonly readAloud: ReadAloudControl | null;
  readonly clockHidden: boolean;
  readonly onClockHidden: (hidden: boolean) => void;
  /** Opens the list of keys after the tools have closed. */
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/**
 * The tools: text appearance, reading aloud, and full screen. On a wide screen, the text behind the panel shows every change at
 * once; on a phone, the panel covers it and includes a sample line.
 */
export function ToolsPanel({
  button,
  readAloud,
  clockHidden,
  onClockHidden,
  onKeys,
  onClose,
}: ToolsPanelProps) {
  const titleId = useId();
  const { settings, change } = useTextSettings();
  const theme = useTheme();
  const fullScreen = useFullScreen();
  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={() => button.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slots={{ transition: Fade }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: paperSx } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} component="h2" variant="h3">
          Tools
        </Typography>
        <IconButton onClick={onClose} aria-label="Close" sx={{ mr: -1.25 }}>
          <Close />
        </IconButton>
      </Stack>
      <Box style={textSettingsVariables(settings, theme)} sx={sampleSx}>
        <Typography variant="prose" component="p" sx={readingTypography}>
          This is how the questions will look.
        </Typography>
      </Box>
      <Tool name="Text size">
        <ViewToggle
          fullWidth
          label="Text size"
          options={textSizes.map((value) => ({ value, label: `${textSizePercent[value]}%` }))}
          value={settings.size}
          onChange={(size) => change({ size })}
        />
      </Tool>
      <Tool name="Line spacing">
        <ViewToggle
          fullWidth
          label="Line spacing"
          options={spacings}
          value={settings.spacing}
          onChange={(spacing) => change({ spacing })}
        />
      </Tool>
      <Tool name="Font">
        <ViewToggle
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
            <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
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
            </Stack>
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
        sx={{ mx: -1.25, px: 1.25, justifyContent: 'space-between', fontWeight: 400 }}
      >
        Keyboard shortcuts
        <Box component="kbd" aria-hidden sx={keySx}>
          ?
        </Box>
      </Button>
    </Popover>
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

const paperSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 2.5,
  pt: 1.25,
  width: 360,
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
} as const;

/** On a wide screen, the text behind the panel is the sample. */
const sampleSx = { display: { sm: 'none' }, minHeight: '6rem' } as const;

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
