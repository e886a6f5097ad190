import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Drawing } from '@/ui/drawings/Drawing';
import { sampleFamilies } from '../frame/sampleFamilies';

/** The sample families, as their list names them. */
export function SampleFamilyRows() {
  return (
    <Drawing
      name={`The sample families: ${sampleFamilies.map(({ title, line }) => `${title}, ${line}`).join('; ')}.`}
    >
      {sampleFamilies.map(({ name, title, line }) => (
        <Box key={name}>
          <Typography variant="subtitle2">{title}</Typography>
          <Typography variant="secondary">{line}</Typography>
        </Box>
      ))}
    </Drawing>
  );
}
