import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type AnalogyRelation, analogyRelationLabels } from '@/domain/exam/items/item';
import {
  type OfferedDrillLength,
  offeredDrillLengths,
  defaultDrill,
} from '@/domain/plan/drills/drill-request';
import { standingOf } from '@/domain/plan/ability/standing';
import { outlookOf } from '@/domain/plan/drills/topic-outlook';
import { practiceTopic } from '@/domain/plan/topics/topics';
import { assertPresent } from '@/lib/assert';
import { formatCount } from '@/lib/text/format';
import { typedKeys } from '@/lib/typedKeys';
import { pathOf } from '@/site';
import { Panel } from '@/ui/cards/Panel';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { LinkButton } from '@/ui/controls/LinkButton';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { drillPath } from '../drillPath';
import { emptyOutlook, type PracticeOutlook } from '../topics/practiceOutlook';
import { SectionHead } from '../topics/SectionHead';
import { markLegend, practiceText, sectionFactsText } from '../topics/standingText';
import { rowsToEdges, TopicRow } from '../topics/TopicRow';
import { PoolNote } from './PoolNote';
import { type VerbalKind, verbalSubject } from './verbalPracticeLinks';
import { relationName } from './verbalPracticeText';

const kinds = [
  { value: 'synonyms', label: 'Synonyms' },
  { value: 'analogies', label: 'Analogies' },
  { value: 'both', label: 'Both' },
] as const satisfies readonly { value: VerbalKind; label: string }[];

const relations = typedKeys(analogyRelationLabels);
const relationOptions = [
  { value: '', label: 'All relations' },
  ...relations.map((relation) => ({ value: relation, label: relationName(relation) })),
];

/** Only the largest number has the word "questions" in its label. */
const longest = Math.max(...offeredDrillLengths);
const lengths = offeredDrillLengths.map((length) => ({
  value: String(length),
  label: length === longest ? formatCount(length, 'question') : String(length),
}));

const others = [
  { to: pathOf('quickTest'), label: 'Quick test' },
  { to: pathOf('demiTest'), label: 'Half-length test' },
  { to: pathOf('verbalPracticeApp'), label: 'On a phone' },
] as const;

/** Kind, relation, and length, with one link that starts the drill. The link works before the choices are hydrated. */
export function VerbalDrillPicker({ outlook }: { readonly outlook: PracticeOutlook | null }) {
  const [kind, setKind] = useState<VerbalKind>('both');
  const [relation, setRelation] = useState<AnalogyRelation | null>(null);
  const [length, setLength] = useState<OfferedDrillLength>(defaultDrill.questions);
  const asksOne = kind === 'analogies' && relation !== null;
  const { skillProfile, gains, nowMs } = outlook ?? emptyOutlook;
  const whole = standingOf(skillProfile.sections.verbal);
  const synonyms = assertPresent(practiceTopic('synonyms', skillProfile.level), 'every level has synonyms');
  return (
    <Panel title="Practice Now" summary="Untimed, with an explanation after each answer.">
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 2, alignItems: 'center' }}>
        <ViewToggle label="Kind of question" options={kinds} value={kind} onChange={setKind} />
        {kind === 'analogies' && (
          <SelectField
            labelPosition="beside"
            label="Relation"
            options={relationOptions}
            value={relation ?? ''}
            onChange={(value) => setRelation(relations.find((each) => each === value) ?? null)}
          />
        )}
        <ViewToggle
          label="Questions"
          options={lengths}
          value={String(length)}
          onChange={(value) =>
            setLength(offeredDrillLengths.find((each) => String(each) === value) ?? defaultDrill.questions)
          }
        />
        <LinkButton to={drillPath({ subject: verbalSubject(kind, relation), questions: length })}>
          Start practice
        </LinkButton>
      </Stack>
      {asksOne && <PoolNote subject={verbalSubject(kind, relation)} requestedQuestions={length} />}
      <Box sx={{ mt: 3 }}>
        <SectionHead
          level={skillProfile.level}
          section="verbal"
          standing={whole}
          nowMs={nowMs}
          isUnread={outlook === null}
          title={null}
          facts={sectionFactsText(skillProfile.level, 'verbal')}
        />
      </Box>
      <List sx={{ ...rowsToEdges, mt: 1 }}>
        <TopicRow
          outlook={outlookOf(synonyms, skillProfile, gains)}
          name={synonyms.label}
          to={drillPath({ subject: { kind: 'topic', topic: synonyms.id } })}
          action={practiceText(defaultDrill.questions, Infinity)}
          isPreview={whole.kind === 'none'}
        />
      </List>
      <Typography variant="secondary" sx={{ mt: 1 }}>
        {markLegend}
      </Typography>
      <List sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {others.map(({ to, label }) => (
          <ListItem key={label} disablePadding sx={{ width: 'auto' }}>
            <StandaloneLink to={to}>{label}</StandaloneLink>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}
