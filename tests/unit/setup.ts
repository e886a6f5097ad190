import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { patienceMs } from './patience';

// Without this, Testing Library gives up after a second, which a busy machine needs to load a part of a page.
configure({ asyncUtilTimeout: patienceMs });

// happy-dom doesn't support MathML; the end-to-end tests render formulas.
vi.mock('@/ui/question/FormulaText', () => ({
  FormulaText: ({ text }: { readonly text: string }) => text.replaceAll('`', ''),
}));
