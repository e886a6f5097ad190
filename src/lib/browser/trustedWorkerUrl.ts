/** The part of the Trusted Types API used here, which TypeScript's own types lack. */
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

/** The only policy that the site's Content-Security-Policy allows (tools/hosts/table.mjs). */
export const workerTrustedTypesPolicyName = 'service-worker';

/**
 * Returns a service worker URL as a trusted type, because the site's policy rejects plain strings as script URLs. Call it only
 * once, because a browser accepts each policy once per page.
 */
export function trustedWorkerUrl(
  path: string,
  { trustedTypes }: { readonly trustedTypes?: TrustedTypes },
): string {
  const policy = trustedTypes?.createPolicy(workerTrustedTypesPolicyName, {
    createScriptURL: (address) => {
      if (address !== path) throw new TypeError(`${address} is not the service worker`);
      return address;
    },
  });
  // A TrustedScriptURL at runtime; functions that accept a URL string accept it too.
  return policy?.createScriptURL(path) ?? path;
}
