import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { DraftField } from './DraftField';
import type { Draft } from './useDraft';

interface PlanBoxProps {
  readonly draft: Draft;
  readonly help: boolean;
}

/** Room for a plan. Where it stands above the text, it can be hidden once the plan is made; its words stay. */
export function PlanBox({ draft, help }: PlanBoxProps) {
  const id = useId();
  const [folded, setFolded] = useState(false);
  return (
    <div className="plan" data-folded={folded || undefined}>
      <div className="plan-head">
        <label htmlFor={id}>Plan, just for you</label>
        <button type="button" aria-expanded={!folded} onClick={() => setFolded((was) => !was)}>
          {folded ? <ExpandMore /> : <ExpandLess />}
          <span>
            {folded ? 'Show' : 'Hide'}
            <span style={visuallyHidden}> the plan</span>
          </span>
        </button>
      </div>
      <DraftField id={id} className="outline" draft={draft} help={help} />
    </div>
  );
}
