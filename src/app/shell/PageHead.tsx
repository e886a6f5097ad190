import { brand } from '@/brand';
import { canonicalOf, documentTitleOf } from '@/site';
import { usePageRow } from './usePageRow';

/** Title and canonical link of the page on screen; React moves them into the head. A document brings its description itself. */
export function PageHead() {
  const row = usePageRow();
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
