import { appendFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { chromeLauncher } from '@web/test-runner-chrome'
import { defaultReporter } from '@web/test-runner'
import { browserFlags, browserPath } from '../browser.mjs'
import { fileResult } from '../report.mjs'
import Unfinished from '../unfinished-files.mjs'
import { servedTests } from './built-tests.mjs'
import { lateAnswers } from './late-answers.mjs'

/** Start and end times of the files' tabs. */
const times = new Map()
const unfinished = new Unfinished()

/** Writes results and durations of files for the test command. */
const countReporter = () => ({
  start({ sessions }) {
    sessions.on('session-status-updated', ({ testFile, status }) => {
      if (status === 'INITIALIZING') {
        times.set(testFile, { began: performance.now() })
        unfinished.begin(relative('', testFile))
      }
      if (status === 'FINISHED') {
        Object.assign(times.get(testFile) ?? {}, { ended: performance.now() })
        unfinished.end(relative('', testFile))
      }
    })
  },
  stop({ sessions }) {
    writeFileSync(process.env.TEST_COUNTS ?? '/dev/null', JSON.stringify(sessions.map(resultOf)))
  },
})
function resultOf({ testFile, passed, testResults, errors }) {
  const file = relative('', testFile)
  const tests = testResults ? flat(testResults) : []
  const failed = tests
    .filter((test) => !test.passed && !test.skipped)
    .map(({ name, error }) => ({ name, reason: error?.message }))
  const reason = errors.map(({ message }) => message).join('\n')
  const now = performance.now()
  // The runner reports the end of the last file only after it has stopped its reporters.
  const { began = now, ended = now } = times.get(testFile) ?? {}
  const ms = ended - began
  return fileResult({
    file,
    passed: tests.filter((test) => test.passed).length,
    failed,
    broken: !passed,
    reason,
    ms,
  })
}
const flat = ({ tests, suites }) => [...tests, ...suites.flatMap(flat)]

// Files of a tab share one origin, so storage is cleared between them.
const clean = `localStorage.clear()
for (const cookie of document.cookie.split('; ')) document.cookie = cookie.split('=')[0] + '=; Path=/; Max-Age=0'`

/** Settings of the hard tests: their scope (tests/hard/amounts.ts) and the output file of their table. */
const { TEST_ALL, TEST_LATE = TEST_ALL && '100', TEST_SEED, TEST_MINUTES, TEST_TALLY } = process.env
const amounts = `globalThis.testAmounts = ${JSON.stringify({ TEST_ALL, TEST_SEED, TEST_MINUTES })}`
/** Milliseconds by which answers are late at most; 100 with `--all`. */
const late = TEST_LATE ? lateAnswers(Number(TEST_LATE)) : ''
const tally = {
  name: 'tally',
  executeCommand({ command, payload }) {
    if (command !== 'tally') return undefined
    if (TEST_TALLY) appendFileSync(TEST_TALLY, `${JSON.stringify(payload)}\n`)
    return true
  },
}
/**
 * Opens parallel tabs, because tests mostly wait. Each tab has its own storage and the focus. A tab loads
 * one file after another, with an empty page in between. Its history holds 50 entries: once it is full, the
 * browser drops entries without a user's action, and a step back would leave the test.
 */
async function createPage({ browser }) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.emulateFocusedPage(true)
  const tab = await page.createCDPSession()
  page.on('domcontentloaded', () => {
    if (page.url() === 'about:blank') void tab.send('Page.resetNavigationHistory')
  })
  return page
}
const { middleware, plugins } = servedTests()

/** Serves a captcha, because the component removes a picture that fails to load. */
function captcha(context, next) {
  if (context.path !== '/api/oauth/captcha') return next()
  context.type = 'image/svg+xml'
  context.body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
}

export default {
  testRunnerHtml: (framework) =>
    `<!doctype html><html><body><script>${clean}</script><script>${amounts}</script><script>${late}</script><script type="module" src="${framework}"></script></body></html>`,
  files: ['tests/elements/**/*.test.tsx', ...(TEST_ALL ? [] : ['!**/*.hard.test.tsx'])],
  rootDir: new URL('../..', import.meta.url).pathname,
  concurrency: 3,
  // Only ends a hanging test. On a busy machine a test takes many times as long as usual.
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 60_000 } },
  reporters: [defaultReporter(), countReporter()],
  middleware: [captcha, ...middleware],
  plugins: [...plugins, tally],
  browsers: [
    chromeLauncher({ createPage, launchOptions: { executablePath: browserPath(), args: browserFlags } }),
  ],
}
