import type { SourcedFact } from '@/domain/page-text/guide-text';
import { TermList } from '@/ui/cards/TermList';
import { Details } from '@/ui/page/Details';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';

/** The date on which a page's facts were checked, and the source of each fact. */
export function FactSources({ sources }: { readonly sources: readonly SourcedFact[] }) {
  return (
    <>
      <FactsCheckedNote />
      <Details summary="Where these facts come from">
        <TermList
          small
          terms={sources.map(({ name, source, date }) => ({ term: name, text: `${source} (${date})` }))}
        />
      </Details>
    </>
  );
}
