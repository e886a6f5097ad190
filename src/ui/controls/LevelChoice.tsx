import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';

const label = 'Level of the test';

const options = levelIds.map((value) => {
  const {
    name,
    grades: { low, high },
  } = testLevels[value];
  return { value, label: `Grades ${low} to ${high}: ${name}` };
});

interface LevelChoiceProps {
  readonly level: LevelId;
  /**
   * False if nobody has said yet which level it is; then the choice explains itself. Left out where a page begins with the choice, so
   * that nothing moves once the record has been read.
   */
  readonly isKnown?: boolean;
  readonly onChange: (level: LevelId) => void;
  readonly disabled?: boolean;
}

/** Asks for the level of the test by the student's grade. */
export function LevelChoice({ level, isKnown = true, onChange, disabled = false }: LevelChoiceProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {/* The buttons' group has the same name. */}
      <FormLabel component="span" aria-hidden disabled={disabled}>
        <span>{label}</span>
      </FormLabel>
      <ViewToggle label={label} options={options} value={level} onChange={onChange} disabled={disabled} />
      {!isKnown && (
        <Typography variant="secondary">
          The student’s grade now decides the level. The Elementary Level, for grades 3 and 4, is another
          test, which this site doesn’t have.
        </Typography>
      )}
    </Stack>
  );
}
