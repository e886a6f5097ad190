import Alert from '@mui/material/Alert';
import { brand } from '@/brand';
import { legalText, missingLegalFields } from '@/data/texts/pages/legal';
import { formatList } from '@/lib/text/format';
import { WorkStaysHere } from '@/ui/drawings/WorkStaysHere';
import { GuidePage } from '@/ui/guide/GuidePage';

const missing = missingLegalFields(brand);

export default function LegalPage() {
  return (
    <GuidePage
      id="legal"
      area={brand.name}
      text={legalText}
      picture={<WorkStaysHere />}
      pieces={{}}
      // Everyone sees it, so that nobody overlooks it before a release.
      {...(missing.length > 0 && {
        facts: (
          <Alert severity="warning">{`To be filled in or confirmed by the provider before release: ${formatList(missing)}.`}</Alert>
        ),
      })}
    />
  );
}
