import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Panel } from '@/ui/cards/Panel';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';

interface ExercisePanelProps {
  readonly title: string;
  readonly summary: string;
  /** The label of the button that begins the exercise. */
  readonly beginLabel: string;
  /** True if a link asked for the exercise, which then needs no button. */
  readonly isAskedFor?: boolean;
  /** Rendered once the student begins. */
  readonly children: ReactNode;
}

/** A card with an exercise that begins at the press of a button and saves nothing. */
export function ExercisePanel({
  title,
  summary,
  beginLabel,
  isAskedFor = false,
  children,
}: ExercisePanelProps) {
  const [begun, setBegun] = useState(false);
  return (
    <Panel title={title} summary={summary}>
      {/* The same text everywhere, so that repeating it adds almost nothing to a compressed document. */}
      <NoScriptNotice>This part needs JavaScript. Turn it on, then reload the page.</NoScriptNotice>
      {begun || isAskedFor ? (
        children
      ) : (
        <div>
          <Button variant="contained" onClick={() => setBegun(true)}>
            <span>{beginLabel}</span>
          </Button>
        </div>
      )}
    </Panel>
  );
}
