import { ChromeLauncher } from '@web/test-runner-chrome'
import elements from '../elements/web-test-runner.config.mjs'
import { engines } from './engines.mjs'

/** The tests of the elements in the browser that BROWSER names. */
const { BROWSER = 'firefox' } = process.env
const contextOf = ({ browser }) => browser.defaultBrowserContext()
const pageOf = ({ context }) => context.newPage()

export default {
  ...elements,
  // Only one of its tabs has the focus.
  concurrency: 1,
  browsers: [new ChromeLauncher({ browser: BROWSER }, contextOf, pageOf, engines[BROWSER])],
  // Its own sheet of keys is asked for over a wire: slower than Chrome’s.
  testFramework: { config: { timeout: 30_000 } },
}
