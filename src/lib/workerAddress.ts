/** The part of Trusted Types that TypeScript doesn't know yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** The one policy that the site's Content-Security-Policy allows (tools/hosts/table.mjs). */
export const workerPolicyName = 'service-worker';

/**
 * An address in the form that a browser accepts as that of a service worker: the site's policy lets no plain text name a script.
 * A browser accepts each policy once a page, so call this once.
 */
export function workerAddress(
  path: string,
  { trustedTypes }: { readonly trustedTypes?: TrustedTypes },
): string {
  const policy = trustedTypes?.createPolicy(workerPolicyName, {
    createScriptURL: (address) => {
      if (address !== path) throw new TypeError(`${address} is not the service worker`);
      return address;
    },
  });
  // A browser's own type for an address; every function that takes one takes it for text.
  return policy?.createScriptURL(path) ?? path;
}
