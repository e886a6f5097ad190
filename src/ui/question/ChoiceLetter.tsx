import Avatar from '@mui/material/Avatar';
import type { ChoiceLetter as Letter } from '@/domain/exam/items/item';

interface ChoiceLetterProps {
  readonly letter: Letter;
  /** Filled if it is chosen or right. */
  readonly look?: 'outlined' | 'chosen' | 'right' | 'wrong' | 'ruledOut';
  /** True where all letters share a narrow row. */
  readonly small?: boolean;
}

/** The circled letter of a choice. */
export function ChoiceLetter({ letter, look = 'outlined', small = false }: ChoiceLetterProps) {
  return (
    <Avatar component="span" variant={look} translate="no" sx={small ? smallLayout : {}}>
      {letter}
    </Avatar>
  );
}

const smallLayout = { width: 22, height: 22 } as const;
