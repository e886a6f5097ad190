import ExpandLess from '@mui/icons-material/ExpandLess';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { ItemGroup } from '@/domain/exam/attempts/attempt-progress';
import type { SendAction } from '../attempt/runAttempt';
import { footWidth } from './footWidth';
import { NavigatorGroup } from './NavigatorGroup';

interface QuestionNavigatorProps {
  readonly groups: readonly ItemGroup[];
  /** Encoded by `encodeItemStatuses`. */
  readonly itemStatuses: string;
  readonly current: number;
  readonly send: SendAction;
  readonly onAll: () => void;
}

/**
 * The question overview: the questions of the current group, and each other group as a button; on a phone, one button that opens
 * the list of all questions.
 */
export const QuestionNavigator = memo(function Navigator({
  groups,
  itemStatuses,
  current,
  send,
  onAll,
}: QuestionNavigatorProps) {
  const total = itemStatuses.length;
  return (
    <Navigation aria-label="Questions">
      <Groups>
        {groups.map(({ first, last }) => (
          <NavigatorGroup
            key={first}
            first={first}
            last={last}
            itemStatuses={itemStatuses}
            current={current >= first && current <= last ? current : null}
            send={send}
          />
        ))}
      </Groups>
      <AllButton
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={`Question ${current + 1} of ${total}. Show all ${total} questions`}
        endIcon={<ExpandLess />}
        onClick={onAll}
      >
        <AllLabel>{`All ${total}`}</AllLabel>
        <PlaceLabel>{`${current + 1} of ${total}`}</PlaceLabel>
      </AllButton>
    </Navigation>
  );
});

const Navigation = styled('nav')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });

const Groups = styled('div')({
  display: 'none',
  alignItems: 'center',
  gap: 2,
  [footWidth.cellsFit]: { display: 'flex' },
});

/** Beside all groups, the button needs neither an edge nor the place. */
const AllButton = styled(Button)({
  paddingInline: 12,
  whiteSpace: 'nowrap',
  [footWidth.allFit]: { borderColor: 'transparent', '& .MuiButton-endIcon': { display: 'none' } },
});
const AllLabel = styled('span')({ display: 'none', [footWidth.allFit]: { display: 'inline' } });
const PlaceLabel = styled('span')({ [footWidth.allFit]: { display: 'none' } });
