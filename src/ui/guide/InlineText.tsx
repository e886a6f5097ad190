import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { parseInlineMarks } from '@/domain/page-text/inline-marks';

export function InlineText({ text }: { readonly text: string }) {
  return parseInlineMarks(text).map((part, place) => {
    // The parts of a static sentence never change, so the index is a stable key.
    const key = `${place}`;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.kind === 'outside')
      return (
        <Link key={key} href={part.href}>
          {part.text}
        </Link>
      );
    if (part.kind === 'page')
      return (
        <Link key={key} component={RouterLink} to={part.path}>
          {part.text}
        </Link>
      );
    return <span key={key}>{part.text}</span>;
  });
}
