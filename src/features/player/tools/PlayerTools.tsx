import { useMemo } from 'react';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { TestContent } from '@/domain/exam/test/form';
import { mayReadAloud } from '@/domain/exam/items/read-aloud';
import { sectionItems, sectionPassages } from '../formContent';
import { ToolsMenu, type ToolsMenuProps } from './ToolsMenu';
import { useReadAloud } from './useReadAloud';

interface PlayerToolsProps extends Omit<ToolsMenuProps, 'readAloud'> {
  readonly attempt: Attempt;
  readonly content: TestContent;
}

/** The tools button and its panel, which can read the current question aloud. */
export function PlayerTools({ attempt, content, ...menu }: PlayerToolsProps) {
  const { form, phase } = attempt;
  const part = form.parts[attempt.part];
  const state = attempt.parts[attempt.part];
  const items = useMemo(() => (part?.kind === 'section' ? sectionItems(part, content) : []), [part, content]);
  const shown = phase.name === 'running' && state?.kind === 'section' && state.phase === 'answering';
  const item = shown ? (items[state.current] ?? null) : null;
  const passage =
    item?.kind === 'reading' && part?.kind === 'section'
      ? (sectionPassages(part, content).find(({ id }) => id === item.passage) ?? null)
      : null;
  const readAloud = useReadAloud({
    item,
    passage,
    allowed: part?.kind === 'section' && mayReadAloud(part.section, form.conditions),
  });
  return <ToolsMenu {...menu} readAloud={readAloud} />;
}
