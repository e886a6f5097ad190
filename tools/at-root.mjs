/** Fails the build on settings that would publish the site in a subfolder, because it works only at the root of its origin. */

/**
 * @param {string} origin `brand.origin`
 * @param {string} base Vite's `base`
 * @returns {string | null} the problem and how to fix it; null if the settings are valid
 */
export function placeProblem(origin, base) {
  if (base !== '/')
    return `Vite's base is "${base}". The site can't be published under a path: leave base out, and give the site a host name of its own.`;
  const address = URL.canParse(origin) ? new URL(origin) : null;
  if (address === null || !/^https?:$/.test(address.protocol))
    return `brand.origin in src/brand.ts is "${origin}". It must be a whole address, as in "https://www.example.com".`;
  if (address.origin !== origin)
    return `brand.origin in src/brand.ts is "${origin}". The site can't be published under a path, and the address ends without a slash: set it to "${address.origin}".`;
  return null;
}

/**
 * Returns the Vite plugin that fails the build if `placeProblem` finds a problem.
 * @param {string} origin `brand.origin`
 * @returns {import('vite').Plugin}
 */
export function atRoot(origin) {
  return {
    name: 'at-root',
    configResolved({ base }) {
      const problem = placeProblem(origin, base);
      if (problem !== null) throw new Error(problem);
    },
  };
}
