import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
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
 * was written.
 */
export function EssayPlanBox({ draft, field, onUse, onFold, help }: EssayPlanBoxProps) {
  const id = useId();
  const [folded, setFolded] = useState(false);
  return (
    <div className="plan" data-folded={folded || undefined}>
      <div className="plan-head">
        <label htmlFor={id}>Plan, just for you</label>
        <button
          type="button"
          aria-expanded={!folded}
          onClick={() => {
            setFolded(!folded);
            if (!folded) onFold();
          }}
        >
          {folded ? <ExpandMore /> : <ExpandLess />}
          <span>
            <span>{folded ? 'Show' : 'Hide'}</span>
            <span style={visuallyHidden}> the plan</span>
          </span>
        </button>
      </div>
      <DraftField id={id} className="outline" draft={draft} field={field} onUse={onUse} help={help} />
    </div>
  );
}
