/** A question's status, as a shape. */
export function QuestionStatusMark({ answered, flagged }: { answered: boolean; flagged: boolean }) {
  return (
    <span className="square" data-answered={answered ? '' : undefined} aria-hidden>
      {flagged && <span className="pennant" />}
    </span>
  );
}
