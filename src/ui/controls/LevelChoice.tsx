import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';

const label = 'Level of the test';

const options = levelIds.map((value) => {
  const {
    name,
    grades: { low, high },
  } = testLevels[value];
  return {
    value,
    // Always two lines on a phone, in any font, so that nothing below moves when the page's own font arrives.
    label: (
      <>
        <span>{`Grades ${low} to ${high}: `}</span>
        <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
          {name}
        </Box>
      </>
    ),
  };
});

interface LevelChoiceProps {
  readonly level: LevelId;
  /** False for a new visitor who hasn't chosen yet; then the choice explains itself. */
  readonly isKnown?: boolean;
  /** The styles of the explanation, which a document shows to everybody until hydration. */
  readonly explanationStyles?: TypographyProps['sx'];
  readonly onChange: (level: LevelId) => void;
  readonly disabled?: boolean;
}

/** Asks for the level of the test by the student's grade. */
export function LevelChoice({
  level,
  isKnown = true,
  explanationStyles = null,
  onChange,
  disabled = false,
}: LevelChoiceProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {/* The buttons' group has the same name. */}
      <FormLabel component="span" aria-hidden disabled={disabled}>
        <span>{label}</span>
      </FormLabel>
      <ViewToggle label={label} options={options} value={level} onChange={onChange} disabled={disabled} />
      {!isKnown && (
        <Typography variant="secondary" sx={explanationStyles}>
          The student’s grade now decides the level. The Elementary Level, for grades 3 and 4, is another
          test, which this site doesn’t have.
        </Typography>
      )}
    </Stack>
  );
}
