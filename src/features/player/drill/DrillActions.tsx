import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Item } from '@/domain/exam/items/item';
import type { SendAction } from '../attemptAction';
import { useDrillQuestionExtras } from './drillTools';

interface DrillActionsProps {
  readonly item: Item;
  /** True once the explanations are on screen. */
  readonly checked: boolean;
  readonly send: SendAction;
}

/**
 * Actions below a drill's question: why it was chosen and, in an endless drill, also a similar question and the button to finish.
 */
export function DrillActions({ item, checked, send }: DrillActionsProps) {
  const { Why, form, askSimilar } = useDrillQuestionExtras();
  if (Why === null || form === null) return null;
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
      {checked && askSimilar !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => askSimilar(item)}>
            Another like this
          </Button>
          <Button onClick={() => send({ type: 'open-review' })}>Finish the drill</Button>
        </Box>
      )}
      <Why key={item.id} item={item} form={form} />
    </Box>
  );
}
