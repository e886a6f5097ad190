import { brand } from '@/brand';
import { canonicalOf, documentTitleOf } from '@/site';
import { useCurrentSiteRow } from './useCurrentSiteRow';

/** The current page's title and canonical link, which React moves into the head. The description is in the prerendered document. */
export function PageHead() {
  const row = useCurrentSiteRow();
  if (row === null) {
    return (
      <>
        <title>{`Page not found | ${brand.name}`}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{documentTitleOf(row)}</title>
      <link rel="canonical" href={canonicalOf(row)} />
    </>
  );
}
