import { useToday } from '@/data/useToday';
import { promptKindLabels } from '@/domain/exam/items/item';
import type { PromptKindSummary } from '@/domain/plan/schedule/writing-summary';
import { pathOf } from '@/site';
import { RowLink } from '../../RowLink';
import { SectionCell, SectionRow, SectionTable } from '../SectionTable';
import { promptKindCountText } from './essayHistoryText';

/** The number of essays for each kind of prompt, with a link to write one. */
export function PromptKindTable({ kinds }: { readonly kinds: readonly PromptKindSummary[] }) {
  const today = useToday();
  return (
    <SectionTable
      isHeadHidden
      head={
        <>
          <SectionCell holds="name">Kind of prompt</SectionCell>
          <SectionCell holds="words">Essays</SectionCell>
          <SectionCell holds="action">Write</SectionCell>
        </>
      }
    >
      {kinds.map((kind) => (
        <SectionRow key={kind.kind}>
          <SectionCell holds="name" component="th" scope="row">
            {promptKindLabels[kind.kind]}
          </SectionCell>
          <SectionCell holds="words">{promptKindCountText(kind, today)}</SectionCell>
          <SectionCell holds="action">
            <RowLink to={pathOf('writingTest')} label={`Write: ${promptKindLabels[kind.kind]}`}>
              Write
            </RowLink>
          </SectionCell>
        </SectionRow>
      ))}
    </SectionTable>
  );
}
