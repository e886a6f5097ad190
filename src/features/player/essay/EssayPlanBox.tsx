import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { DraftField } from './field/DraftField';
import type { UndoableField } from './field/undoableField';
import type { TextDraft } from './useTextDraft';

interface EssayPlanBoxProps {
  readonly draft: TextDraft;
  readonly field: UndoableField;
  readonly onUse: (field: UndoableField) => void;
  /** Called when the student hides the plan; undo must then stop applying to it, because nobody would see the change. */
  readonly onFold: () => void;
  readonly help: boolean;
}

/**
 * Space to plan an essay. Where it is above the essay instead of beside it, the student can collapse it, which deletes nothing that
 * was written. Not an Accordion: a head that is a button can't be the field's label, and beside the essay, style sheets alone keep it open.
 */
export function EssayPlanBox({ draft, field, onUse, onFold, help }: EssayPlanBoxProps) {
  const id = useId();
  const [folded, setFolded] = useState(false);
  return (
    <div>
      <Stack direction="row" sx={headSx}>
        <FormLabel htmlFor={id}>Plan, just for you</FormLabel>
        <Button
          aria-expanded={!folded}
          aria-controls={`${id}-plan`}
          startIcon={folded ? <ExpandMore /> : <ExpandLess />}
          onClick={() => {
            setFolded(!folded);
            if (!folded) onFold();
          }}
          sx={foldSx}
        >
          <span>{folded ? 'Show' : 'Hide'}</span>
          <span style={visuallyHidden}> the plan</span>
        </Button>
      </Stack>
      <Collapse id={`${id}-plan`} in={!folded} sx={besideSx}>
        <DraftField id={id} look="plan" draft={draft} field={field} onUse={onUse} help={help} />
      </Collapse>
    </div>
  );
}

const headSx = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 } as const;
const foldSx = { display: { md: 'none' }, px: 1 } as const;

/** Beside the essay, the plan is always open. */
const besideSx = {
  height: { md: 'auto' },
  overflow: { md: 'visible' },
  visibility: { md: 'visible' },
} as const;
