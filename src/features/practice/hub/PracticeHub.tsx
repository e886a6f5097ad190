export function PracticeHub({ focus }: { readonly focus: string | null }) {
  return <p>{focus}</p>;
}
