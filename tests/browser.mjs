import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const installed = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const found = () => [...installed, chromium.executablePath()].find((path) => path && existsSync(path))

const run = (command, args) =>
  execFileSync(command, args, { stdio: ['ignore', process.stderr, process.stderr] })

/**
 * A Chrome or Chromium: the installed one, else from Debian's packages as root, else Playwright's own. First the one
 * without a window: a journey takes it two thirds of the time of one that draws a window nobody sees.
 */
export function browserPath() {
  const there = found()
  if (there) return there
  const debian = process.platform === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (debian) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk'])
  } else {
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  }
  const now = found()
  if (!now) throw new Error('no Chrome or Chromium could be found or installed; set CHROME_PATH')
  return now
}

/** Quiet, and without the sandbox that root may not use. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
