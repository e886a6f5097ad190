import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { dashboardSectionNames } from '@/domain/section-names';
import { capitalize, formatNumber, keepDatesUnbroken } from '@/lib/text/format';
import { TermText } from '@/ui/controls/TermText';
import { Dot } from '@/ui/marks/Dot';

interface SectionScoreRowProps {
  readonly section: ScoredSection;
  /** A scaled score, the range of an estimate, or a share of questions right. */
  readonly score: string;
  /** Null if not set; absent where targets aren't shown. */
  readonly target?: number | null;
  /** The score's percentile with its source, or the raw score behind a share; '' or absent for none. */
  readonly detail?: string;
  /** The change since the test before; '' for none. */
  readonly change: string;
}

/** A section's score beside its name, with a detail and its change below. */
export function SectionScoreRow({ section, score, target, detail = '', change }: SectionScoreRowProps) {
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', columnGap: 1.25 }}>
      <Dot color={`section.${section}`} />
      <Typography component="span" sx={{ flexGrow: 1 }}>
        {dashboardSectionNames[section]}
      </Typography>
      <Typography component="span" variant="secondary">
        <Typography component="strong" variant="strong" color="textPrimary">
          {score}
        </Typography>{' '}
        <Target target={target} />
      </Typography>{' '}
      <Below text={detail} />
      <Below text={change} />
    </ListItem>
  );
}

function Target({ target }: { readonly target: number | null | undefined }) {
  if (target === undefined) return null;
  return <span>{`\u00b7 ${target === null ? 'no target yet' : `target ${formatNumber(target)}`}`}</span>;
}

/** A text on its own line below the score; nothing for ''. */
function Below({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <Typography component="span" variant="secondary" sx={{ flexBasis: '100%', pl: 2.5 }}>
      <TermText>{capitalize(keepDatesUnbroken(text))}</TermText>
    </Typography>
  );
}
