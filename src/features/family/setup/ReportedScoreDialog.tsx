import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Consent } from '@/data/record/api';
import type { RowsSaved } from '@/data/record/saveRows';
import { useConsentChoice } from '@/data/record/useConsent';
import type { LevelId } from '@/domain/exam/level/level-id';
import { scoredSections } from '@/domain/exam/scored-sections';
import {
  draftOfReport,
  emptyReport,
  type ReportedDraft,
  reportedFaults,
  reportedTestOfDraft,
  totalOfReport,
} from '@/domain/learner/reported-draft';
import type { ReportedTest } from '@/domain/learner/setup';
import { sectionName } from '@/domain/section-names';
import type { IsoDay } from '@/lib/calendar';
import { number } from '@/lib/format';
import { ConsentQuestion } from '@/ui/controls/ConsentQuestion';
import { FormDialog } from '@/ui/controls/FormDialog';
import { FormField, RequiredLegend } from '@/ui/controls/FormField';
import { SelectField } from '@/ui/controls/SelectField';
import { FieldGroup, sideBySide } from './FieldGroup';
import { NotSaved, SavedDialog } from './SaveOutcome';
import { levelOptions, reportedWords } from './words';

interface ReportedScoreDialogProps {
  /** The score to change; null to add one. */
  readonly test: ReportedTest | null;
  /** The level that a new one has at first: the profile's. */
  readonly level: LevelId;
  readonly today: IsoDay;
  /** Whether the question about keeping is still open: the dialog then asks it. */
  readonly asksConsent: boolean;
  /** Saves the score, with the answer about keeping where it was asked for, else null. */
  readonly onSave: (test: ReportedTest, consent: Consent) => Promise<RowsSaved>;
  readonly onClose: () => void;
}

/** The form of a score that an official report or another provider printed. */
export function ReportedScoreDialog(props: ReportedScoreDialogProps) {
  const { test, today, asksConsent, onSave, onClose } = props;
  const [saved, setSaved] = useState<RowsSaved | null>(null);
  const [consent, setConsent] = useConsentChoice();
  const { control, register, handleSubmit, trigger, formState } = useForm<ReportedDraft>({
    defaultValues: test === null ? emptyReport(props.level) : draftOfReport(test),
    // A score is checked where it is typed, as the report is still at hand.
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = formState;
  const faulty = scoredSections
    .filter((section) => errors.scores?.[section]?.score !== undefined)
    .map((section) => `scores.${section}.score` as const);
  const [level, scores] = useWatch({ control, name: ['level', 'scores'] });
  const total = totalOfReport({ level, scores });
  const send = handleSubmit(async (draft) => {
    setSaved(null);
    setSaved(await onSave(reportedTestOfDraft(draft, today), asksConsent ? consent : null));
  });
  const title = test === null ? reportedWords.add : reportedWords.change;
  if (saved?.state === 'saved')
    return <SavedDialog title={title} what="reportedScore" saved={saved} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      submit={test === null ? 'Add this score' : 'Save'}
      typed={isDirty}
      unsaved="the score you are entering"
      busy={isSubmitting}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{reportedWords.intro(level)}</Typography>
      <RequiredLegend />
      <Box sx={sideBySide(2)}>
        <FormField
          label="Test Date"
          type="date"
          required
          field={register('on', { validate: (text) => reportedFaults.on(text, today) ?? true })}
          error={errors.on?.message}
        />
        <Controller
          name="level"
          control={control}
          render={({ field }) => (
            <SelectField
              label="Level"
              options={levelOptions}
              value={field.value}
              onChange={(chosen) => {
                field.onChange(chosen);
                // Another scale may have room for what this one had not.
                void trigger(faulty);
              }}
            />
          )}
        />
      </Box>
      <FieldGroup legend="Scores" help={reportedWords.percentiles}>
        <Box sx={sideBySide(2)}>
          {scoredSections.map((section) => (
            <Fragment key={section}>
              <FormField
                label={`${sectionName(section, 'test')} Score`}
                inputMode="decimal"
                maxLength={12}
                required
                field={register(`scores.${section}.score`, {
                  validate: (text, draft) => reportedFaults.score(text, draft.level) ?? true,
                })}
                error={errors.scores?.[section]?.score?.message}
              />
              <FormField
                label={`${sectionName(section, 'test')} Percentile`}
                inputMode="decimal"
                maxLength={12}
                field={register(`scores.${section}.percentile`, {
                  validate: (text) => reportedFaults.percentile(text) ?? true,
                })}
                error={errors.scores?.[section]?.percentile?.message}
              />
            </Fragment>
          ))}
          <Typography sx={{ alignSelf: 'center' }}>
            Total: <strong>{total === null ? reportedWords.noTotal : number(total)}</strong>
          </Typography>
          <FormField
            label="Total Percentile"
            inputMode="decimal"
            maxLength={12}
            field={register('totalPercentile', {
              validate: (text) => reportedFaults.percentile(text) ?? true,
            })}
            error={errors.totalPercentile?.message}
          />
        </Box>
      </FieldGroup>
      {asksConsent && <ConsentQuestion value={consent} onChange={setConsent} disabled={isSubmitting} />}
      {saved !== null && <NotSaved what="reportedScore" state={saved.state} />}
    </FormDialog>
  );
}
