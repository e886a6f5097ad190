/** Without this, Testing Library gives up after a second, which a busy machine needs to load a part of a page. */
import { configure } from '@testing-library/react';
import { patienceMs } from './patience';

configure({ asyncUtilTimeout: patienceMs });
