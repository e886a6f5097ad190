import { Message, ReloadOrHome } from './Message';

/** What a page shows that failed while it was shown: whose mistake it is, and the ways out. */
export function RouteError() {
  return (
    <Message title="Something went wrong on this page">
      <p>
        The mistake is ours. Loading the page again often helps; what you kept on this device is still there.
      </p>
      <ReloadOrHome />
    </Message>
  );
}
