import { configure } from '@testing-library/react';
import { patienceMs } from './patience';

// Without this, Testing Library gives up after a second, which a busy machine needs to load a part of a page.
configure({ asyncUtilTimeout: patienceMs });

// happy-dom's MathML elements have no `style`, which React sets on formulas.
if (!('style' in Element.prototype))
  Object.defineProperty(Element.prototype, 'style', {
    configurable: true,
    get: () => document.createElement('span').style,
  });

// happy-dom knows nothing of fonts, which a page waits for.
if (!('fonts' in document))
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
