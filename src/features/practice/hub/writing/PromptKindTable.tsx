import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Link } from 'react-router-dom';
import { useToday } from '@/data/useToday';
import { promptKindLabels } from '@/domain/exam/items/item';
import type { PromptKindSummary } from '@/domain/plan/schedule/writing-summary';
import { pathOf } from '@/site';
import { promptKindCountText } from './essayHistoryText';
import { sectionTableStyles } from '../sectionTableStyles';

/** The number of essays for each kind of prompt, with a link to write one. */
export function PromptKindTable({ kinds }: { readonly kinds: readonly PromptKindSummary[] }) {
  const today = useToday();
  return (
    <Box component="table" sx={sectionTableStyles}>
      <thead>
        <tr style={visuallyHidden}>
          <th scope="col">Kind of prompt</th>
          <th scope="col">Essays</th>
          <th scope="col">Write</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.kind}>
            <th scope="row">{promptKindLabels[kind.kind]}</th>
            <td className="unknown">{promptKindCountText(kind, today)}</td>
            <td className="action">
              <Link to={pathOf('writingTest')} aria-label={`Write: ${promptKindLabels[kind.kind]}`}>
                Write
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
