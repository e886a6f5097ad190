/** Blank lines to write on, each with a label. */
export function BlankLines({ labels }: { readonly labels: readonly string[] }) {
  return (
    <p className="blanks">
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </p>
  );
}
