import Typography from '@mui/material/Typography';
import { fullForms } from '@/domain/exam/blueprint';
import { CardCell, CardGrid } from '@/ui/CardGrid';
import { FormCard } from './FormCard';
import { formStanding, nextForm } from './formStanding';
import { useTestHistory } from './useTestHistory';

/** The three full forms with what this device's student did of them. */
export function FormList() {
  const history = useTestHistory();
  const forms = fullForms.map((set) => ({
    set,
    standing: formStanding(set, history?.running ?? [], history?.finished ?? []),
  }));
  const next = nextForm(forms);
  return (
    <>
      <CardGrid>
        {forms.map(({ set, standing }) => (
          <CardCell key={set} wide={4} medium={12}>
            <FormCard set={set} standing={standing} isNext={set === next} />
          </CardCell>
        ))}
      </CardGrid>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2, minHeight: '1.5em' }}>
        {history !== null &&
          history.running.length + history.finished.length === 0 &&
          'No test is stored on this device yet. When you start one, you choose whether it may be kept.'}
      </Typography>
    </>
  );
}
