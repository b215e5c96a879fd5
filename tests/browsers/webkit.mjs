import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * WebKitGTK for the test runner: what it wants of a browser (pages, keys, mouse), said to WebKitWebDriver.
 * Clients from npm include a test runner; this client needs only seven commands.
 */
const driver = '/usr/bin/WebKitWebDriver'
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
export const webkitIsHere = [driver, browser, '/usr/bin/Xvfb'].every((path) => existsSync(path))

const port = 4598
const display = ':78'
const codes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
}
const key = (type) => (name) => ({ type, value: codes[name] ?? name })
const [down, up] = [key('keyDown'), key('keyUp')]
const buttons = { left: 0, middle: 1, right: 2 }

async function ask(method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`WebKitWebDriver, ${path}: ${value?.message ?? answer.status}`)
  return value
}

async function answering() {
  for (let tries = 0; tries < 100; tries++) {
    if (await ask('GET', '/status').catch(() => undefined)) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}

function pageOf(session, owner) {
  const here = `/session/${session}`
  const act = (id, type, actions) => ask('POST', `${here}/actions`, { actions: [{ id, type, actions }] })
  const keys = (...actions) => act('keyboard', 'key', actions)
  const mouse = (...actions) => act('mouse', 'pointer', actions)
  const press = ({ button = 'left' } = {}) => ({ type: 'pointerDown', button: buttons[button] })
  const release = ({ button = 'left' } = {}) => ({ type: 'pointerUp', button: buttons[button] })
  const move = (x, y) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
  return {
    browser: () => owner,
    isClosed: () => false,
    goto: (url) => ask('POST', `${here}/url`, { url }),
    url: () => ask('GET', `${here}/url`),
    evaluate: (script, ...args) =>
      ask('POST', `${here}/execute/sync`, {
        script: typeof script === 'string' ? `return ${script}` : `return (${script})(...arguments)`,
        args,
      }),
    screenshot: async ({ path }) => {
      const { writeFile } = await import('node:fs/promises')
      await writeFile(path, Buffer.from(await ask('GET', `${here}/screenshot`), 'base64'))
    },
    /** A window is larger than the page in it by its bars. */
    async setViewport({ width, height }) {
      const size = () =>
        ask('POST', `${here}/execute/sync`, { script: 'return [innerWidth, innerHeight]', args: [] })
      await ask('POST', `${here}/window/rect`, { width, height })
      const [inner, outer] = [await size(), await ask('GET', `${here}/window/rect`)]
      await ask('POST', `${here}/window/rect`, {
        width: outer.width + width - inner[0],
        height: outer.height + height - inner[1],
      })
    },
    keyboard: {
      press: (name) => keys(down(name), up(name)),
      down: (name) => keys(down(name)),
      up: (name) => keys(up(name)),
      type: (text) => keys(...[...text].flatMap((letter) => [down(letter), up(letter)])),
    },
    mouse: {
      move: (x, y) => mouse(move(x, y)),
      click: (x, y, options) => mouse(move(x, y), press(options), release(options)),
      down: (options) => mouse(press(options)),
      up: (options) => mouse(release(options)),
    },
  }
}

/** In the shape of puppeteer, which the test runner's launcher speaks to. */
export const webkit = {
  async launch() {
    const screen = spawn('Xvfb', [display, '-screen', '0', '1800x1400x24'], { stdio: 'ignore' })
    const server = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, LANG: 'zh_CN.UTF-8' },
    })
    await answering()
    const { sessionId, capabilities } = await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        },
      },
    })
    const opened = {
      connected: true,
      version: () => `WebKitGTK ${capabilities.browserVersion}`,
      userAgent: async () => 'WebKitGTK',
      defaultBrowserContext: () => ({ newPage: async () => pageOf(sessionId, opened) }),
      async close() {
        opened.connected = false
        await ask('DELETE', `/session/${sessionId}`).catch(() => {})
        server.kill()
        screen.kill()
      },
    }
    return opened
  },
}
