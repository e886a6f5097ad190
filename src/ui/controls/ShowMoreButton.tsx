import Button, { type ButtonProps } from '@mui/material/Button';
import { formatCount } from '@/lib/text/format';

interface ShowMoreButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  /** Number of things that are not shown yet; without any, there is no button. */
  readonly rest: number;
  /** Number of things that a press adds, at most. */
  readonly atOnce: number;
  /** One of the things. */
  readonly noun: string;
  readonly onShow: () => void;
}

/** A button below a long list that shows its next part: "Show 20 more questions". */
export function ShowMoreButton({
  rest,
  atOnce,
  noun,
  onShow,
  variant = 'outlined',
  sx,
}: ShowMoreButtonProps) {
  if (rest <= 0) return null;
  return (
    <Button variant={variant} onClick={onShow} {...(sx !== undefined && { sx })}>
      <span>{`Show ${formatCount(Math.min(atOnce, rest), `more ${noun}`)}`}</span>
    </Button>
  );
}
