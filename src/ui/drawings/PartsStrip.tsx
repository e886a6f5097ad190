import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { narrowDrawing, onlyInWideDrawing } from './Drawing';

export interface StripPart {
  readonly id: string;
  /** Relative to the other parts, such as its minutes. */
  readonly length: number;
  /** A CSS value. */
  readonly color: string;
  /** True for what may be left out: its outline is dashed. */
  readonly isOptional?: boolean;
  readonly label?: string;
}

interface PartsStripProps {
  readonly parts: readonly StripPart[];
  /** A short line above the strip: its length in all. */
  readonly title?: string;
  /** The length of the longest of several strips below each other, so that all have one scale. */
  readonly scale?: number;
}

/** Parts of a whole in their order, each as wide as it is long. */
export function PartsStrip({ parts, title, scale }: PartsStripProps) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return (
    <div>
      {title !== undefined && (
        <Typography variant="secondary" sx={{ mb: 0.75, ...onlyInWideDrawing }}>
          {title}
        </Typography>
      )}
      <Stack
        direction="row"
        spacing="3px"
        style={{ width: scale === undefined ? '100%' : `${(100 * length) / scale}%` }}
      >
        {parts.map(({ id, length: weight, color, isOptional = false, label }) => (
          <Box key={id} sx={{ flexBasis: 0, minWidth: 0 }} style={{ flexGrow: weight }}>
            <Box sx={isOptional ? optionalPart : plannedPart} style={{ borderColor: color }} />
            {label !== undefined && (
              <Typography variant="secondary" sx={{ mt: 0.5, ...onlyInWideDrawing }}>
                {label}
              </Typography>
            )}
          </Box>
        ))}
      </Stack>
    </div>
  );
}

/** Borders, because forced colors would override a background. */
const plannedPart = { borderStyle: 'solid', borderWidth: '6px 0', borderRadius: '2px' } as const;
const optionalPart = {
  height: 12,
  border: '2px dashed',
  borderRadius: '2px',
  [narrowDrawing]: { borderWidth: '1px' },
} as const;
