interface VerdictMarkProps {
  readonly verdict: 'right' | 'wrong' | 'blank';
  /** In the plot's units. */
  readonly x: number;
  readonly y: number;
}

/** An answer as a circle with a check, with a cross, or dashed, so that no color is needed to tell them apart. */
export function VerdictMark({ verdict, x, y }: VerdictMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={9} {...(verdict === 'blank' && { strokeDasharray: '3 3' })} />
      {verdict === 'right' && <path d="M-4 0 L-1 3 L4.5 -3" />}
      {verdict === 'wrong' && <path d="M-3.5 -3.5 L3.5 3.5 M3.5 -3.5 L-3.5 3.5" />}
    </g>
  );
}
