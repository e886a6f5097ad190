import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { RowList } from './RowList';

interface ShortenedRowsProps<T> {
  /** Names the list. */
  readonly label?: string;
  readonly of: readonly T[];
  /** So many stand open; the rest comes in place when it is asked for. */
  readonly limit: number;
  /** Draws one Row. */
  readonly children: (entry: T) => ReactNode;
}

/** The first rows of a list, and a button for all of them where there are more. */
export function ExpandableRows<T>({ label, of, limit, children }: ShortenedRowsProps<T>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <RowList {...(label !== undefined && { label })}>
        {(all ? of : of.slice(0, limit)).map(children)}
      </RowList>
      {of.length > limit && (
        <Button
          size="small"
          aria-expanded={all}
          onClick={() => setAll((was) => !was)}
          sx={{ alignSelf: 'flex-start', ml: -1.5, minHeight: 44 }}
        >
          {all ? 'Show fewer' : 'View All'}
        </Button>
      )}
    </>
  );
}
