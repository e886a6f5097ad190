/**
 * Component tests share workers, and with them React, MUI, and the document. Each file still begins with its own copies of the
 * site's modules and an empty document. Without a longer wait, Testing Library gives up after a second, which a busy machine needs
 * to load a part of a page.
 */
import { cleanup, configure } from '@testing-library/react';
import { vi } from 'vitest';
import { patienceMs } from './patience';

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
cleanup();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();

configure({ asyncUtilTimeout: patienceMs });
