import { visuallyHidden } from '@mui/utils';
import { type Item, itemRef } from '@/domain/exam/items/item';
import { pathOf } from '@/site';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';

/**
 * The link for reporting a mistake in a question, below its explanation. Opens in a new tab so that nobody loses their place in a
 * review or drill.
 */
export function ReportMistakeLink({ item }: { readonly item: Item }) {
  return (
    <StandaloneLink
      href={pathOf('about', { search: { question: itemRef(item) }, hash: 'report' })}
      target="_blank"
      variant="secondary"
      sx={{ displayPrint: 'none' }}
    >
      Something wrong with this question?
      <span style={visuallyHidden}> (opens in a new tab)</span>
    </StandaloneLink>
  );
}
