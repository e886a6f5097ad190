/** The service worker's URL, with and without Trusted Types. */
import { expect, test } from 'vitest';
import { trustedWorkerUrl, workerTrustedTypesPolicyName } from '@/lib/browser/trustedWorkerUrl';
import { pagePolicy, securityHeaders } from '../../../../tools/hosts/table.mjs';

test('is the plain path in a browser without Trusted Types', () =>
  expect(trustedWorkerUrl('/sw.js', {})).toBe('/sw.js'));

test('is approved by a policy that approves nothing else', () => {
  const made: string[] = [];
  const approved = trustedWorkerUrl('/sw.js', {
    trustedTypes: {
      createPolicy: (name, { createScriptURL }) => {
        made.push(name);
        expect(() => createScriptURL('/other.js')).toThrow('/other.js is not the service worker');
        return { createScriptURL: (address) => `trusted ${createScriptURL(address)}` };
      },
    },
  });
  expect(approved).toBe('trusted /sw.js');
  expect(made).toEqual([workerTrustedTypesPolicyName]);
});

test.each([pagePolicy([]), securityHeaders['Content-Security-Policy']])(
  'its policy is the one that may be created',
  (policy) => expect(policy.split('; ')).toContain(`trusted-types ${workerTrustedTypesPolicyName}`),
);
