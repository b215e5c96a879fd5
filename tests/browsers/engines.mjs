import { existsSync } from 'node:fs'
import { puppeteerCore } from '@web/test-runner-chrome'
import { browserFlags, browserPath } from '../browser.mjs'
import { webkit, webkitIsHere } from './webkit.mjs'

const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

/** Further browsers that this machine may have, each with puppeteer's `launch`. */
export const engines = {
  firefox: {
    label: 'Firefox',
    isHere: firefoxPath !== undefined,
    debian: 'firefox-esr',
    launch: (options) =>
      puppeteerCore.launch({ ...options, browser: 'firefox', executablePath: firefoxPath, headless: true }),
  },
  webkit: {
    label: 'WebKitGTK',
    isHere: webkitIsHere,
    debian: 'webkit2gtk-driver xvfb',
    launch: webkit.launch,
  },
}

/** The one in which all tests run. */
export const chromium = {
  label: 'Chromium',
  isHere: true,
  launch: () => puppeteerCore.launch({ executablePath: browserPath(), args: browserFlags }),
}
