import { OtherTab } from './OtherTab';

interface TakenOverProps {
  readonly title: string;
  /** Takes the test back from the other tab. */
  readonly onContinue: () => void;
  readonly onLeave: () => void;
}

/** What the first tab shows after a second one took its test over. */
export function TakenOver({ title, onContinue, onLeave }: TakenOverProps) {
  return (
    <OtherTab
      testTitle={title}
      title="You went on with this test in another tab"
      text="This tab stands still, so that your answers are kept in one place. You can close it, or take the test back."
      rows={[]}
      onContinue={onContinue}
      onLeave={onLeave}
    />
  );
}
