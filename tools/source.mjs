import { createServer } from 'vite';

/**
 * Lets a tool run the project's TypeScript modules without a build. The type of a loaded module can't be inferred from its path, so
 * callers annotate it.
 * @template T
 * @param {(load: (path: string) => Promise<any>) => Promise<T>} run its argument loads a module by its path from the project's root,
 * such as "/src/site.ts"
 * @returns {Promise<T>}
 */
export async function withSource(run) {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await run((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
