import type { Page } from '@playwright/test'

/** Messages of the kit or the browser that a broken answer may cause. */
const expected = [
  /^tradefront: (GET|POST|PUT|DELETE) \S+ answered with something else than agreed: \S+: expected /,
  /^tradefront: \S+ knows no brand site/,
  /^tradefront: (GET|POST|PUT|DELETE) \S+ of \S+ was (not )?answered/,
  /^Failed to load resource/,
  // The sanitizer parses markup before it removes handlers. Chrome reports a handler when it is parsed, although it cannot run.
  /^Executing inline event handler violates the following Content Security Policy/,
]

/** Collects uncaught errors, and warnings of React and the kit. */
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
