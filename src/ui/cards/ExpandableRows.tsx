import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { RowList } from './RowList';

interface ExpandableRowsProps<T> {
  /** Accessible name of the list. */
  readonly label?: string;
  readonly entries: readonly T[];
  /** Rows shown until the reader asks for all of them. */
  readonly limit: number;
  /** Renders one Row. */
  readonly children: (entry: T) => ReactNode;
}

/** The first rows of a list, and a button for the rest if there are more. */
export function ExpandableRows<T>({ label, entries, limit, children }: ExpandableRowsProps<T>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <RowList {...(label !== undefined && { label })}>
        {(all ? entries : entries.slice(0, limit)).map(children)}
      </RowList>
      {entries.length > limit && (
        <Button
          variant="flush"
          size="small"
          aria-expanded={all}
          onClick={() => setAll((was) => !was)}
          sx={{ alignSelf: 'flex-start' }}
        >
          <span>{all ? 'Show fewer' : 'View All'}</span>
        </Button>
      )}
    </>
  );
}
