import Link from '@mui/material/Link';
import { brand } from '@/brand';
import { aboutText } from '@/data/texts/pages/about';
import { estimateExample } from '@/data/texts/estimate-example';
import { EstimateBand } from '@/features/provider/EstimateBand';
import { QuestionReportForm } from '@/features/provider/QuestionReportForm';
import { mailtoUrl } from '@/lib/text/mailtoUrl';
import { TwoKeys } from '@/ui/drawings/TwoKeys';
import { GuidePage } from '@/ui/guide/GuidePage';
import { Interactive } from '@/ui/guide/Interactive';

export default function AboutPage() {
  return (
    <GuidePage
      id="about"
      area={brand.name}
      text={aboutText}
      picture={<TwoKeys />}
      pieces={{
        band: <EstimateBand {...estimateExample} />,
        report: (
          <Interactive
            name="The form"
            withoutScripts={
              <p>
                Write to{' '}
                <Link href={mailtoUrl(brand.contact.email, { subject: 'A mistake in a question' })}>
                  {brand.contact.email}
                </Link>{' '}
                with the first words of the question and what seems wrong with it.
              </p>
            }
          >
            <QuestionReportForm />
          </Interactive>
        ),
      }}
    />
  );
}
