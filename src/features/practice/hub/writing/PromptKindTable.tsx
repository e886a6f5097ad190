import { useToday } from '@/data/useToday';
import { promptKindLabels } from '@/domain/exam/items/item';
import type { PromptKindSummary } from '@/domain/plan/schedule/writing-summary';
import { pathOf } from '@/site';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { SectionCell, SectionHeading, SectionRow, SectionTable } from '../SectionTable';
import { promptKindCountText } from './essayHistoryText';

/** The number of essays for each kind of prompt, with a link to write one. */
export function PromptKindTable({ kinds }: { readonly kinds: readonly PromptKindSummary[] }) {
  const today = useToday();
  return (
    <SectionTable
      isHeadHidden
      head={
        <>
          <SectionHeading holds="name">Kind of prompt</SectionHeading>
          <SectionHeading holds="words">Essays</SectionHeading>
          <SectionHeading holds="action">Write</SectionHeading>
        </>
      }
    >
      {kinds.map((kind) => (
        <SectionRow key={kind.kind}>
          <SectionCell holds="name">{promptKindLabels[kind.kind]}</SectionCell>
          <SectionCell holds="words">{promptKindCountText(kind, today)}</SectionCell>
          <SectionCell holds="action">
            <StandaloneLink to={pathOf('writingTest')} aria-label={`Write: ${promptKindLabels[kind.kind]}`}>
              Write
            </StandaloneLink>
          </SectionCell>
        </SectionRow>
      ))}
    </SectionTable>
  );
}
