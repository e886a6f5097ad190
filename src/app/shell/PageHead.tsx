import { brand } from '@/brand';
import { canonicalOf } from '@/site';
import { usePageRow } from './pageRow';

/** Title, description and canonical link of the page on screen; React moves them into the head. */
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
      <title>{`${row.title} | ${brand.name}`}</title>
      <meta name="description" content={row.description} />
      <link rel="canonical" href={canonicalOf(row)} />
    </>
  );
}
