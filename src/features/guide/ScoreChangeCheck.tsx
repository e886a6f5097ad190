import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type ScoreScale, totalScale } from '@/domain/exam/level/test-level';
import type { ScoreKind } from '@/domain/exam/level/test-level';
import { cssPercent } from '@/lib/text/format';
import { SegmentedControl } from '@/ui/controls/fields/SegmentedControl';
import { FormField } from '@/ui/controls/fields/FormField';
import { exampleScoreChange } from './exampleScoreChange';
import { guideLevel, realChangeThresholds } from './guideLevel';
import { twoPartCardStyles } from '@/ui/guide/twoPartCardStyles';
import { parseCountInRange } from './enteredCounts';
import * as words from './guideText';

const scales: Readonly<Record<ScoreKind, ScoreScale>> = {
  section: guideLevel.scale,
  total: totalScale(guideLevel),
};
const options = [
  { value: 'section', label: 'One section' },
  { value: 'total', label: 'Total' },
] as const;
type Typed = Readonly<Record<ScoreKind, { readonly earlier: string; readonly later: string }>>;

/** Compares two official scores and shows if their difference is larger than chance. */
export function ScoreChangeCheck() {
  const [of, setOf] = useState<ScoreKind>('section');
  const [typed, setTyped] = useState<Typed>(exampleScoreChange);
  const scale = scales[of];
  const score = (text: string) => parseCountInRange(text, scale.least, scale.most);
  const [earlier, later] = [score(typed[of].earlier), score(typed[of].later)] as const;
  const set = (which: 'earlier' | 'later', text: string) =>
    setTyped((all) => ({ ...all, [of]: { ...all[of], [which]: text } }));
  return (
    <Card sx={twoPartCardStyles}>
      <div>
        <Typography variant="h3">{`Two Official Scores, ${guideLevel.name} Level`}</Typography>
        <Box sx={{ my: 1.5 }}>
          <SegmentedControl label="Compare" options={options} value={of} onChange={setOf} fullWidth />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <ScoreField
            key={`${of} earlier`}
            label="Earlier score"
            text={typed[of].earlier}
            scale={scale}
            onChange={(text) => set('earlier', text)}
          />
          <ScoreField
            key={`${of} later`}
            label="Later score"
            text={typed[of].later}
            scale={scale}
            onChange={(text) => set('later', text)}
          />
        </Box>
      </div>
      <div>
        {earlier === null || later === null ? (
          <Typography color="textSecondary">{words.missingScoresText}</Typography>
        ) : (
          <Answer earlier={earlier} later={later} scoreKind={of} />
        )}
      </div>
    </Card>
  );
}

interface ScoreFieldProps {
  readonly label: string;
  readonly text: string;
  readonly scale: ScoreScale;
  readonly onChange: (text: string) => void;
}

/** Shows an error when the field loses focus and hides it as soon as the user types again. */
function ScoreField({ label, text, scale, onChange }: ScoreFieldProps) {
  const [left, setLeft] = useState(false);
  const isWrong = left && parseCountInRange(text, scale.least, scale.most) === null;
  return (
    <div onBlur={() => setLeft(true)}>
      <FormField
        label={label}
        value={text}
        maxLength={6}
        inputMode="numeric"
        error={isWrong ? words.scoreErrorText(scale) : ''}
        onChange={(next) => {
          setLeft(false);
          onChange(next);
        }}
      />
    </div>
  );
}

interface AnswerProps {
  readonly earlier: number;
  readonly later: number;
  readonly scoreKind: ScoreKind;
}

function Answer({ earlier, later, scoreKind }: AnswerProps) {
  const { title, text } = words.realChangeText(earlier, later, scoreKind);
  const size = Math.abs(later - earlier);
  const most = Math.max(2 * realChangeThresholds[scoreKind], size);
  const percent = (value: number) => cssPercent(value / most);
  return (
    <Box sx={answer}>
      <div role="status">
        <Typography
          sx={{ fontFamily: 'h2.fontFamily', fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 }}
        >
          {title}
        </Typography>
        <Typography variant="secondary" sx={{ mt: 1 }}>
          {text}
        </Typography>
      </div>
      <div className="scale" aria-hidden>
        <span className="mark" style={{ left: percent(realChangeThresholds[scoreKind]) }}>
          {`${realChangeThresholds[scoreKind]} or more: likely real`}
        </span>
        <div className="track">
          <div className="size" style={{ width: percent(size) }} />
          <div className="from" style={{ left: percent(realChangeThresholds[scoreKind]) }} />
        </div>
        <span>{`this change: ${size}`}</span>
      </div>
    </Box>
  );
}

const answer = {
  display: 'grid',
  gap: 2.5,
  '& .scale': { typography: 'body2', color: 'text.secondary' },
  '& .mark': { position: 'relative', display: 'inline-block', maxWidth: '60%', mb: 0.5 },
  '& .track': { position: 'relative', height: 12, mb: 0.75, borderRadius: '6px', bgcolor: 'divider' },
  '& .size': { height: 12, borderRadius: '6px', bgcolor: 'primary.main', forcedColorAdjust: 'none' },
  '& .from': {
    position: 'absolute',
    top: -6,
    height: 24,
    borderLeft: '2px dashed',
    borderColor: 'text.primary',
  },
} as const;
