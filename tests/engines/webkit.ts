/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display (Xvfb). */
import { type ChildProcess, spawn } from 'node:child_process';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { Builder, Capabilities, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { commandMs, stepMs } from './limits';
import { type Browser, elementAtRest, type Key as KeyName, plainTarget, type Tab, type Target } from './tab';

const size = { width: 1280, height: 838 };

/** The part of MiniBrowser's window that isn't the page. */
const toolbarHeight = 38;

export interface WebKitPlaces {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

export async function launchWebKit(places: WebKitPlaces): Promise<Browser> {
  // By default, the screen resets itself when its last window is closed. A browser that starts in that moment finds no display and
  // ends, and the driver waits forever for it.
  const options = ['-displayfd', '3', '-noreset', '-screen', '0', '1400x1000x24'];
  const screen = spawn(places.screen, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn(places.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  await answersAt(port, driver);
  const agent = new ImpatientAgent({
    keepAlive: true,
    // Longer than the driver's own timeouts, whose messages say more.
    timeout: commandMs + stepMs,
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary: places.browser, args: ['--automation'] },
  });
  return {
    needsFrame: true,
    // Each session of the driver is a browser with nothing saved.
    async newDevice() {
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .usingHttpAgent(agent)
        .withCapabilities(capabilities)
        .build();
      await session.manage().window().setRect(size);
      await session.manage().setTimeouts({ pageLoad: commandMs, script: commandMs });
      const focus = focusOf(session);
      let isFirst = true;
      return {
        async openTab() {
          if (!isFirst) await session.switchTo().newWindow('tab');
          isFirst = false;
          focus.forget();
          return tabOf(focus, await session.getWindowHandle());
        },
        close: () => session.quit(),
      };
    },
    async close() {
      await ended(driver);
      await ended(screen);
    },
  };
}

/** Fails a command that the driver never answers: it has hung before, and its own timeouts didn't end that. */
class ImpatientAgent extends Agent {
  override createConnection(...args: Parameters<Agent['createConnection']>) {
    const socket = super.createConnection(...args);
    socket?.once('timeout', () =>
      socket.destroy(new Error("WebKit's driver hangs: it didn't answer a command.")),
    );
    return socket;
  }
}

interface Focus {
  /** Directs the session's commands to a tab, or to its frame. */
  on(handle: string, isInFrame: boolean): Promise<WebDriver>;
  /** The next command must direct the session again. */
  forget(): void;
}

/** A session can only focus one tab at a time. Switching is a command of its own, so it is left out if nothing changes. */
function focusOf(session: WebDriver): Focus {
  let focused = '';
  return {
    async on(handle, isInFrame) {
      if (focused !== handle) await session.switchTo().window(handle);
      // The driver may still have focused the frame of a document that has been replaced.
      if (isInFrame) await session.switchTo().frame(0);
      focused = isInFrame ? '' : handle;
      return session;
    },
    forget() {
      focused = '';
    },
  };
}

function tabOf(focus: Focus, handle: string): Tab {
  let isInFrame = false;
  const focused = () => focus.on(handle, isInFrame);

  /** Acts on a target's element; returns false if there is none. */
  async function withElement(target: Target, act: (element: WebElement) => Promise<void>): Promise<boolean> {
    const driver = await focused();
    const element = await driver.executeScript<WebElement | null>(elementAtRest, plainTarget(target));
    if (element === null) return false;
    try {
      await act(element);
    } catch (cause) {
      if (notYet.some((kind) => cause instanceof kind)) return false;
      throw cause;
    }
    return true;
  }

  return {
    async goto(address) {
      isInFrame = false;
      await (await focused()).get(address);
    },
    async reload() {
      await (await focused()).navigate().refresh();
    },
    async resize(width, height) {
      const driver = await focused();
      if (isInFrame) await driver.executeScript(resizeFrame, width, height);
      else
        await driver
          .manage()
          .window()
          .setRect({ width, height: height + toolbarHeight });
    },
    async run<Args extends unknown[], Result>(
      pageFunction: (...args: Args) => Result,
      ...args: Args
    ): Promise<Awaited<Result>> {
      return await (await focused()).executeAsyncScript<Awaited<Result>>(asynchronous(pageFunction), ...args);
    },
    async script(source) {
      await (await focused()).executeScript(source);
    },
    click: (target) => withElement(target, (element) => element.click()),
    type: (target, text) => withElement(target, (element) => element.sendKeys(text)),
    async press(...keys) {
      const held = keys.slice(0, -1).map(codeOf);
      const actions = (await focused()).actions();
      for (const key of held) actions.keyDown(key);
      for (const key of keys.slice(-1).map(codeOf)) actions.keyDown(key).keyUp(key);
      for (const key of held.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    chooseFile: (target, path) => withElement(target, (element) => element.sendKeys(path)),
    async enterFrame() {
      isInFrame = true;
    },
    async close() {
      await (await focused()).close();
      focus.forget();
    },
  };
}

/** Runs in the frame, whose document it shares an origin with. */
function resizeFrame(width: number, height: number): void {
  const frame = window.frameElement;
  frame?.setAttribute('width', String(width));
  frame?.setAttribute('height', String(height));
}

/** Wraps a function as a script that passes its result to its last argument, as the driver requires. */
function asynchronous(pageFunction: (...args: never[]) => unknown): string {
  return `const [done, ...args] = [...arguments].toReversed();
    Promise.resolve((${String(pageFunction)})(...args.toReversed())).then(done);`;
}

/** The driver's errors for an element that is moving, covered, or just re-rendered. */
const notYet = [
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
  error.StaleElementReferenceError,
];

const codeOf = (key: KeyName): string =>
  key === 'Control' ? Key.CONTROL : key === 'Shift' ? Key.SHIFT : key;

async function firstLine(screen: ChildProcess): Promise<string> {
  const pipe = screen.stdio[3];
  if (pipe === null || pipe === undefined) throw new Error('The screen was started without its pipe.');
  return await new Promise((read, fail) => {
    pipe.once('data', (line: Buffer) => read(line.toString('utf8').trim()));
    screen.once('exit', (code) => fail(new Error(`The screen ended at its start, with code ${code}.`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => found(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });
}

async function answersAt(port: number, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null)
      throw new Error(`WebKit's driver ended at its start, with code ${driver.exitCode}.`);
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill();
  await exit;
}
