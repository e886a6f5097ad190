import Link from '@mui/material/Link';
import { brand } from '@/brand';
import { mailtoUrl } from '@/lib/text/mailtoUrl';
import { LazyInteractive } from '@/ui/guide/LazyInteractive';

const load = async () => (await import('./QuestionReportForm')).QuestionReportForm;

const reservedPx = { xs: 727, sm: 642, md: 344, lg: 344 } as const;

/** The form for reporting a mistake in a question, loaded after the page. */
export function LazyQuestionReportForm() {
  return (
    <LazyInteractive name="The form" load={load} reservedPx={reservedPx}>
      <p>
        Write to{' '}
        <Link href={mailtoUrl(brand.contact.email, { subject: 'A mistake in a question' })}>
          {brand.contact.email}
        </Link>{' '}
        with the first words of the question and what seems wrong with it.
      </p>
    </LazyInteractive>
  );
}
