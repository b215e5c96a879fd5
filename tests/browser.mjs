import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installed } from './debian.mjs'

/** Without a window: a journey takes it two thirds of the time of one that draws a window nobody sees. */
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
    stdio: ['ignore', process.stderr, process.stderr],
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

/** A Chrome or Chromium: an installed one, else from Debian's packages as root, else Playwright's own. */
export const browserPath = () => pathOf([...bare, ...whole])

/** The same with all that a buyer's has: a profile with settings, and a window to draw. */
export const wholeBrowserPath = () => pathOf(whole)

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
