import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUncheckedOutlined';
import type { Verdict } from '@/domain/exam/attempts/response';

/** The word, color, and icon of each verdict. */
export const choiceVerdictStyles = {
  right: { word: 'Right', color: 'status.good', Icon: CheckCircle },
  wrong: { word: 'Wrong', color: 'status.risk', Icon: Cancel },
  blank: { word: 'Blank', color: 'text.secondary', Icon: Circle },
} as const satisfies Record<Verdict, unknown>;
