import { expect } from '@playwright/test'
import { port } from './port'

/**
 * Waits for the example pages that use a framework. The shop installs the frameworks and builds the pages on the first visit,
 * those of Eleventy last.
 * @throws if the packages cannot be installed
 */
export async function frameworkPages() {
  const address = `http://localhost:${port + 1}/eleventy/`
  const statusOf = async () => {
    const answer = await fetch(address)
    if (answer.status === 500) throw new Error(await answer.text())
    return answer.status
  }
  await expect.poll(statusOf, { timeout: 170_000, intervals: [1_000] }).toBe(200)
}
