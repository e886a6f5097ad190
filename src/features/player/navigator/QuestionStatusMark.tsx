/** A question's status: a square, filled if answered, with a pennant if flagged. */
export function QuestionStatusMark({ answered, flagged }: { answered: boolean; flagged: boolean }) {
  return (
    <span className="square" data-answered={answered ? '' : undefined} aria-hidden>
      {flagged && <span className="pennant" />}
    </span>
  );
}
