import type { Page } from '@playwright/test'

/** What the kit or the browser may say of an answer that is none. */
const expected = [
  /^tradefront: (GET|POST|PUT|DELETE) \S+ answered with something else than agreed: \S+: expected /,
  /^tradefront: \S+ knows no brand site/,
  /^tradefront: (GET|POST|PUT|DELETE) \S+ of \S+ was (not )?answered/,
  /^Failed to load resource/,
  // The sanitiser reads what it then takes out; Chrome reports a handler as soon as it is read, though none can run there.
  /^Executing inline event handler violates the following Content Security Policy/,
]

/** Errors that nobody caught, and what React and the kit complain about. */
export function watchFaults(page: Page) {
  let faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !expected.some((words) => words.test(text)))
      faults.push(`console: ${text}`)
  })
  return {
    take() {
      const taken = faults
      faults = []
      return taken
    },
  }
}
