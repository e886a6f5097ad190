import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AttemptConditions, FormPart } from '@/domain/exam/test/form';
import type { Item } from '@/domain/exam/items/item';
import { useScreenHeading } from '../../frame/useScreenHeading';
import type { SendAction } from '../../attemptAction';
import { PartScreen } from '../partStyles';
import { StartRow } from '../StartRow';
import { PartExamples } from './PartExamples';
import { partDirectionsText, partStatLabels, partRuleTexts, startNoteText } from '../directionsText';
import * as colors from '@/ui/colors';

interface DirectionsScreenProps {
  readonly title: string;
  readonly part: FormPart;
  readonly items: readonly Item[];
  readonly conditions: AttemptConditions;
  /** The previous section's name; null if there is none. */
  readonly before: string | null;
  readonly send: SendAction;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  columnGap: 64,
  rowGap: 40,
  alignItems: 'start',
  '@media (max-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& dl': { margin: 0 },
  '& dt': { color: colors.textSecondary },
  '& dd': { margin: 0 },
  '& .figures': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px 64px',
    margin: '28px 0',
    padding: '16px 0 20px',
    borderBlock: `1px solid ${colors.divider}`,
    '@media (max-width: 40rem)': { columnGap: 32 },
    '& > div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dd': { fontSize: '2.125rem', fontWeight: 600, lineHeight: 1.2 },
    '& dt': { fontSize: '0.875rem' },
  },
  '& .rules > div': {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    padding: '6px 0',
    '@media (max-width: 24rem)': { gridTemplateColumns: '1fr' },
  },
});

/**
 * The screen before a part: what it covers, its clock and rules, and solved examples or advice. No clock runs while it is shown.
 */
export function DirectionsScreen({ title, part, items, conditions, before, send }: DirectionsScreenProps) {
  const heading = useScreenHeading();
  const prompts = part.kind === 'essay' ? part.prompts.length : 0;
  return (
    <PartScreen>
      <Columns>
        <div>
          <Typography color="textSecondary">Directions</Typography>
          <Typography ref={heading} variant="h1" component="h2" sx={{ outline: 'none' }}>
            {title}
          </Typography>
          <Typography sx={{ mt: 2, fontSize: '1.0625rem' }}>
            {partDirectionsText(part, items, prompts)}
          </Typography>
          <dl className="figures">
            {partStatLabels(part).map(([figure, word]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          <dl className="rules">
            {partRuleTexts(part, { title, before, conditions }).map(([name, rule]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{rule}</dd>
              </div>
            ))}
          </dl>
          <Box sx={{ mt: { xs: 3, sm: 5 } }}>
            <StartRow
              label={`Start ${title}`}
              note={startNoteText(part)}
              onStart={() => send({ type: 'begin-part' })}
            />
          </Box>
        </div>
        <PartExamples part={part} />
      </Columns>
    </PartScreen>
  );
}
