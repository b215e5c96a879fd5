import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installed } from './debian.mjs'

/** Headless shells without a window. They run a journey in two thirds of the time of a full browser. */
const bare = ['/usr/bin/chromium-headless-shell']
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function install() {
  if (installed('chromium', 'chromium-headless-shell', 'fonts-noto-cjk')) return
  execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
  })
}

function pathOf(candidates) {
  const all = [process.env.CHROME_PATH, ...candidates, chromium.executablePath()]
  const found = () => all.find((path) => path && existsSync(path))
  const there = found()
  if (there) return there
  install()
  const now = found()
  if (!now) throw new Error('no Chrome or Chromium could be found or installed; set CHROME_PATH')
  return now
}

/** Returns the path of Chrome or Chromium: an installed one, else from Debian's packages as root, else Playwright's own. */
export const browserPath = () => pathOf([...bare, ...whole])

/** Returns the path of a full browser, with a window and a profile like a buyer's. */
export const wholeBrowserPath = () => pathOf(whole)

/** Flags for quiet runs without the sandbox, which root cannot use. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
