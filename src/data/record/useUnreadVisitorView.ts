import { hiddenWithOwnRecord } from './learner/recordMark';
import { useHasOwnRecord } from './useHasOwnRecord';

/** The status line and the hidden content share one place. */
const inOnePlace = { display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } } as const;

/**
 * For content that shows what a visitor sees until the record has been read. A learner with a record would see that of somebody
 * else, so it is hidden from them meanwhile, with its space, and a status line belongs in its place.
 * @param isUnread true until the record has been read
 */
export function useUnreadVisitorView(isUnread: boolean) {
  const isOwn = useHasOwnRecord();
  return {
    /** For the element around the status line and the content. */
    frameStyles: inOnePlace,
    /** True if a learner's record is being read. */
    isReadingOwn: isUnread && isOwn === true,
    /** Hides the visitor's content from a learner with a record, also before hydration. */
    visitorStyles: !isUnread
      ? undefined
      : isOwn === null
        ? hiddenWithOwnRecord
        : ({ visibility: isOwn ? 'hidden' : 'visible' } as const),
  };
}
