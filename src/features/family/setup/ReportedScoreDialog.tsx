import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Consent } from '@/data/record/api';
import type { SaveRowsOutcome } from '@/data/record/saveRows';
import { useConsentChoice } from '@/data/record/consent/useConsent';
import type { LevelId } from '@/domain/exam/level/level-id';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import {
  draftFromReportedTest,
  emptyReportedDraft,
  type ReportedTestDraft,
  reportedTestFieldValidators,
  reportedTestFromDraft,
  reportedDraftTotal,
} from '@/domain/learner/drafts/reported-test-draft';
import type { ReportedTest } from '@/domain/learner/setup';
import { sectionName } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatNumber } from '@/lib/text/format';
import { ConsentQuestion } from '@/ui/controls/ConsentQuestion';
import { FormDialog } from '@/ui/controls/dialogs/FormDialog';
import { FormField, RequiredLegend } from '@/ui/controls/fields/FormField';
import { RadioField } from '@/ui/controls/fields/RadioField';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { FieldGroup } from './FieldGroup';
import { NotSavedAlert, SaveConfirmationDialog } from './SaveOutcome';
import { levelOptions, reportedScoreTexts, sourceOptions } from './setupTexts';

interface ReportedScoreDialogProps {
  /** The score to edit; null to add one. */
  readonly test: ReportedTest | null;
  /** The initial level of a new score, taken from the profile. */
  readonly level: LevelId;
  /** The initial date of a new score. */
  readonly on?: IsoDay;
  readonly today: IsoDay;
  /** True if the consent question is still unanswered; the dialog then asks it. */
  readonly needsConsent: boolean;
  /** Saves the score with the answer to the consent question, null if it wasn't asked. */
  readonly onSave: (test: ReportedTest, consent: Consent) => Promise<SaveRowsOutcome>;
  readonly onClose: () => void;
}

/** The form for a score from an official report or another provider. */
export function ReportedScoreDialog(props: ReportedScoreDialogProps) {
  const { test, today, needsConsent, onSave, onClose } = props;
  const [saved, setSaved] = useState<SaveRowsOutcome | null>(null);
  const [consent, setConsent] = useConsentChoice();
  const { control, register, handleSubmit, trigger, formState } = useForm<ReportedTestDraft>({
    defaultValues: test === null ? emptyReportedDraft(props.level, props.on) : draftFromReportedTest(test),
    // Validates on blur, while the reader still has the report in front of them.
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = formState;
  const faulty = scoredSections
    .filter((section) => errors.scores?.[section]?.score !== undefined)
    .map((section) => `scores.${section}.score` as const);
  const [source, level, scores] = useWatch({ control, name: ['source', 'level', 'scores'] });
  const total = reportedDraftTotal({ level, scores });
  const send = handleSubmit(async (draft) => {
    setSaved(null);
    setSaved(await onSave(reportedTestFromDraft(draft, today), needsConsent ? consent : null));
  });
  const title = test === null ? reportedScoreTexts.add : reportedScoreTexts.change;
  if (saved?.state === 'saved')
    return <SaveConfirmationDialog title={title} kind="reportedScore" saved={saved} onClose={onClose} />;
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
      <Controller
        name="source"
        control={control}
        render={({ field }) => (
          <RadioField
            legend={reportedScoreTexts.source}
            options={sourceOptions}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Typography color="textSecondary">{reportedScoreTexts.intro({ source, level })}</Typography>
      <RequiredLegend />
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 6 }}>
          <FormField
            label="Test Date"
            type="date"
            required
            field={register('on', {
              validate: (text) => reportedTestFieldValidators.on(text, today) ?? true,
            })}
            error={errors.on?.message}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
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
                  // Revalidates the faulty fields, whose values may be valid on the new level's scale.
                  void trigger(faulty);
                }}
              />
            )}
          />
        </Grid>
      </Grid>
      <FieldGroup legend="Scores" help={reportedScoreTexts.percentiles}>
        <Grid container spacing={2}>
          {scoredSections.map((section) => (
            <Fragment key={section}>
              <Grid size={{ xs: 12, sm: 6 }}>
                <FormField
                  label={`${sectionName(section, 'test')} Score`}
                  inputMode="decimal"
                  maxLength={12}
                  required
                  field={register(`scores.${section}.score`, {
                    validate: (text, draft) => reportedTestFieldValidators.score(text, draft.level) ?? true,
                  })}
                  error={errors.scores?.[section]?.score?.message}
                />
              </Grid>
              <Grid size={{ xs: 12, sm: 6 }}>
                <FormField
                  label={`${sectionName(section, 'test')} Percentile`}
                  inputMode="decimal"
                  maxLength={12}
                  field={register(`scores.${section}.percentile`, {
                    validate: (text) => reportedTestFieldValidators.percentile(text) ?? true,
                  })}
                  error={errors.scores?.[section]?.percentile?.message}
                />
              </Grid>
            </Fragment>
          ))}
          <Grid size={{ xs: 12, sm: 6 }} sx={{ alignSelf: 'center' }}>
            <Typography>
              Total: <strong>{total === null ? reportedScoreTexts.noTotal : formatNumber(total)}</strong>
            </Typography>
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <FormField
              label="Total Percentile"
              inputMode="decimal"
              maxLength={12}
              field={register('totalPercentile', {
                validate: (text) => reportedTestFieldValidators.percentile(text) ?? true,
              })}
              error={errors.totalPercentile?.message}
            />
          </Grid>
        </Grid>
      </FieldGroup>
      {needsConsent && <ConsentQuestion value={consent} onChange={setConsent} disabled={isSubmitting} />}
      {saved !== null && <NotSavedAlert kind="reportedScore" state={saved.state} />}
    </FormDialog>
  );
}
