import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fullForms } from '@/domain/exam/test/blueprint';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { FormCard } from './FormCard';
import { type FormListData, initialFormFacts } from './formFacts';

const loadReader = () => import('./FormReader');
const unread: FormListData = { forms: {}, next: fullForms[0], notice: '' };

/** The three full forms with the student's progress on each. */
export function FormList() {
  const reader = useLazyModule(loadReader, true);
  const [{ forms, next, notice }, setRead] = useState(unread);
  return (
    <>
      {reader.state === 'ready' && (
        <PartErrorBoundary name="What you have taken so far">
          <reader.module.FormReader onRead={setRead} />
        </PartErrorBoundary>
      )}
      <CardGrid>
        {fullForms.map((set) => (
          <CardCell key={set} wide={4} medium={12}>
            <FormCard set={set} facts={forms[set] ?? initialFormFacts} isNext={set === next} />
          </CardCell>
        ))}
      </CardGrid>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2, minHeight: '1.5em' }}>
        {notice}
      </Typography>
    </>
  );
}
