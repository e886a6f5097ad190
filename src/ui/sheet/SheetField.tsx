import type { ReactNode } from 'react';

/** A field of a sheet, in a list of them; without children, a line to write on. */
export function SheetField({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
