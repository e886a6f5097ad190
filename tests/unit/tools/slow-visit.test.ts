/** The traffic of a visit: the page's own requests, without those that its cache answered. */
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { watchTraffic } from '../../../tools/slow-visit.mjs';

const url = 'http://127.0.0.1/assets/a.js';

function session() {
  const events = new EventEmitter();
  const line = watchTraffic(events);
  return {
    line,
    ask: (requestId: string, wallTime: number, at = url) =>
      events.emit('Network.requestWillBeSent', { requestId, wallTime, request: { url: at } }),
    answer: (requestId: string, response: object) =>
      events.emit('Network.responseReceived', { requestId, response }),
    cached: (requestId: string) => events.emit('Network.requestServedFromCache', { requestId }),
    finish: (requestId: string, encodedDataLength: number) =>
      events.emit('Network.loadingFinished', { requestId, encodedDataLength }),
    fail: (requestId: string) => events.emit('Network.loadingFailed', { requestId }),
  };
}

test('requests and bytes are summed for the time in which the requests began', () => {
  const { line, ask, finish } = session();
  ask('1', 10);
  ask('2', 11);
  ask('3', 12);
  finish('1', 100);
  finish('2', 200);
  finish('3', 400);
  expect(line.sum()).toEqual({ requests: 3, bytes: 700 });
  expect(line.sum(10_500, 12_000)).toEqual({ requests: 1, bytes: 200 });
  expect(line.sum(11_000)).toEqual({ requests: 2, bytes: 600 });
});

test('bytes are those of the content, without the headers, which depend on the server', () => {
  const { line, ask, answer, finish } = session();
  ask('1', 10);
  answer('1', { encodedDataLength: 900 });
  finish('1', 2900);
  expect(line.sum()).toEqual({ requests: 1, bytes: 2000 });
});

test('what the page’s own caches answer is no request, what the worker answers is one', () => {
  const { line, ask, answer, cached, finish } = session();
  ask('memory', 10);
  cached('memory');
  finish('memory', 0);
  ask('disk', 10);
  answer('disk', { fromDiskCache: true });
  finish('disk', 0);
  ask('prefetched', 10);
  answer('prefetched', { fromPrefetchCache: true });
  finish('prefetched', 0);
  ask('worker', 10);
  answer('worker', { fromServiceWorker: true, fromDiskCache: true });
  finish('worker', 5000);
  expect(line.sum()).toEqual({ requests: 1, bytes: 0 });
});

test('addresses that need no connection are no requests', () => {
  const { line, ask } = session();
  ask('1', 10, 'data:image/png;base64,');
  ask('2', 10, 'blob:http://127.0.0.1/1');
  expect(line.sum()).toEqual({ requests: 0, bytes: 0 });
  expect(line.underway.size).toBe(0);
});

test('the line is idle once every request has finished or failed', () => {
  const { line, ask, finish, fail } = session();
  ask('1', 10);
  ask('2', 10);
  finish('1', 100);
  expect(line.underway.size).toBe(1);
  fail('2');
  expect(line.underway.size).toBe(0);
});
