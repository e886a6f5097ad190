/** Lines to write on, each after its words. */
export function BlankLines({ labels }: { readonly labels: readonly string[] }) {
  return (
    <p className="blanks">
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </p>
  );
}
