import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createContext, useContext } from 'react';
import type { TestForm } from '@/domain/exam/test/form';
import type { Item } from '@/domain/exam/items/item';
import type { SendAction } from '../attempt/runAttempt';
import type { PageDrill } from './pageDrill';

/** A drill's additions to a question; a test has none of them. */
interface DrillQuestionExtras {
  readonly Why: PageDrill['Why'] | null;
  readonly form: TestForm | null;
  /** Asks another item like the given one; null unless the drill is endless. */
  readonly askSimilar: ((item: Item) => void) | null;
}

const DrillQuestionExtrasContext = createContext<DrillQuestionExtras>({
  Why: null,
  form: null,
  askSimilar: null,
});

export const DrillQuestionExtrasProvider = DrillQuestionExtrasContext.Provider;

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
  const { Why, form, askSimilar } = useContext(DrillQuestionExtrasContext);
  if (Why === null || form === null) return null;
  return (
    <Stack spacing={2} sx={{ mt: 3, alignItems: 'start' }}>
      {checked && askSimilar !== null && (
        <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => askSimilar(item)}>
            Another like this
          </Button>
          <Button onClick={() => send({ type: 'open-review' })}>Finish the drill</Button>
        </Stack>
      )}
      <Why key={item.id} item={item} form={form} />
    </Stack>
  );
}
