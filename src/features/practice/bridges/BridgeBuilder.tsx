import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AnalogyRelation, analogyRelationLabels } from '@/domain/exam/items/item';
import { typedKeys } from '@/lib/typedKeys';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { Part } from '@/ui/loading/Part';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { useHydrated } from '@/ui/loading/useHydrated';
import { bridgeBuilderAnchor, bridgeBuilderParameter } from '../verbal/verbalPracticeLinks';
import { bridgeBuilderTexts, relationName } from '../verbal/verbalPracticeText';
import { ExercisePanel } from '../recall/ExercisePanel';

/** The pairs are 90 kB of text that few students of this page ask for. */
const loadExercises = () => import('./BridgeExercises');

const relations = typedKeys(analogyRelationLabels);
const options = [
  { value: '', label: 'All relations, mixed' },
  ...relations.map((relation) => ({ value: relation, label: relationName(relation) })),
];
const relationIn = (text: string | null): AnalogyRelation | null =>
  relations.find((each) => each === text) ?? null;

/** The router's key for the location where the document was opened. */
const firstLocation = 'default';

/** The bridge builder. Fetches its exercises when the student begins or follows a link to one relation. */
export function BridgeBuilder() {
  const { search, key } = useLocation();
  // The prerendered page doesn't know the query string, and the first render must match it.
  const asked = relationIn(useHydrated() ? new URLSearchParams(search).get(bridgeBuilderParameter) : null);
  const [picked, setPicked] = useState<{ relation: AnalogyRelation | null; at: string } | null>(null);
  // A choice from the list stays until the student follows another link.
  const chosen = picked?.at === key ? picked.relation : asked;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A link to another relation has the same anchor, so the shell doesn't move focus. On the first page, the browser moves it.
    if (asked !== null && key !== firstLocation) focusElement(place.current);
  }, [asked, key]);
  return (
    // The target of links, which also move the focus here.
    <Box id={bridgeBuilderAnchor} ref={place} sx={{ outline: 'none' }}>
      <ExercisePanel
        title="Bridge Builder"
        summary={bridgeBuilderTexts.summary}
        beginLabel="Begin Bridge Builder"
        isAskedFor={asked !== null}
      >
        <Stack spacing={2}>
          <SelectField
            labelPosition="beside"
            label="Relation"
            options={options}
            value={chosen ?? ''}
            onChange={(value) => setPicked({ relation: relationIn(value), at: key })}
          />
          <div>
            <Part
              name="The bridge builder"
              load={loadExercises}
              fallback={<Typography role="status">Loading the pairs…</Typography>}
            >
              {({ BridgeExercises }) => (
                <BridgeExercises
                  key={chosen ?? 'all'}
                  relation={chosen}
                  quiet={asked !== null || picked !== null}
                />
              )}
            </Part>
          </div>
        </Stack>
      </ExercisePanel>
    </Box>
  );
}
