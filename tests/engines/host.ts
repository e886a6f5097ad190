/** The built site on its own server, with the tests' script injected at the start of each document. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { workerPath } from '@/data/offline/workerNames';
import { assertPresent } from '@/lib/assert';
import { keepAliveMs, serve } from '../../tools/serve.mjs';

const scriptPath = '/engine-test.js';

/** A page that shows another one in a frame, because WebKit's window is at least 447 px wide. */
const framePath = '/engine-frame.html';

export interface HostOptions {
  /** Includes the service worker; storing the whole site makes a device's start seconds slower. */
  readonly withWorker: boolean;
}

export interface Host {
  readonly address: string;
  /** Returns the URL that shows a page of the site in a frame of this size. */
  framed(path: string, width: number, height: number): string;
  /** Fails every connection from now on, except for the tests' own script. */
  goDown(): void;
  close(): Promise<void>;
}

export async function startHost({ withWorker }: HostOptions): Promise<Host> {
  const site = await serve();
  const script = await inPageScript();
  let isDown = false;
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
      if (pathname === scriptPath) {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'max-age=3600');
        response.end(script);
        return;
      }
      if (isDown) {
        request.socket.destroy();
        return;
      }
      if (pathname === workerPath && !withWorker) {
        response.statusCode = 404;
        response.end();
        return;
      }
      if (pathname === framePath) {
        response.setHeader('Content-Type', 'text/html');
        response.end(
          `<!doctype html><title>Frame</title><style>body{margin:0}</style><iframe title="The page" src="${searchParams.get('path')}" width="${searchParams.get('width')}" height="${searchParams.get('height')}" style="border:0"></iframe>`,
        );
        return;
      }
      const upstream = await fetch(site.address + (request.url ?? '/'), {
        method: request.method ?? 'GET',
        redirect: 'manual',
        headers: request.headers.range === undefined ? {} : { range: request.headers.range },
      });
      for (const [name, value] of upstream.headers)
        if (!['content-encoding', 'content-length', 'etag'].includes(name))
          // The framing document is same-origin.
          response.setHeader(name, value.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
      response.statusCode = upstream.status;
      const body = Buffer.from(await upstream.arrayBuffer());
      const isDocument = upstream.headers.get('content-type')?.startsWith('text/html') === true;
      response.end(isDocument ? withScript(body.toString('utf8')) : body);
    })();
  });
  server.keepAliveTimeout = keepAliveMs;
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const bound = server.address();
  const address = `http://127.0.0.1:${isInfo(bound) ? bound.port : 0}`;
  return {
    address,
    framed: (path, width, height) =>
      `${address}${framePath}?path=${encodeURIComponent(path)}&width=${width}&height=${height}`,
    goDown() {
      isDown = true;
    },
    async close() {
      await site.close();
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}

async function inPageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // The library reads Node's environment.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('inPage.ts', import.meta.url)),
        formats: ['iife'],
        name: 'engineTestScript',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : null;
  return assertPresent(chunk, 'a library has one file').code;
}

function withScript(html: string): string {
  return html.replace('<head>', `<head><script src="${scriptPath}"></script>`);
}

function isInfo(bound: AddressInfo | string | null): bound is AddressInfo {
  return bound !== null && typeof bound === 'object';
}
