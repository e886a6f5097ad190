import type { ReactNode } from 'react';

/** A labeled field in a sheet's list; without children, a line to write on. */
export function SheetField({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
