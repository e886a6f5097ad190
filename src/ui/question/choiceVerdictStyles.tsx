import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUncheckedOutlined';
import type { Verdict } from '@/domain/exam/response';

/** How a verdict looks everywhere in a result: word, shape and color, in this order of weight. */
export const choiceVerdictStyles = {
  right: { word: 'Right', color: 'status.good', Icon: CheckCircle },
  wrong: { word: 'Wrong', color: 'status.risk', Icon: Cancel },
  blank: { word: 'Blank', color: 'text.secondary', Icon: Circle },
} as const satisfies Record<Verdict, unknown>;
