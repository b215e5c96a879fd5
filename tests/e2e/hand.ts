import type { Locator, Page } from '@playwright/test'

/** A buyer's hand on a page. It counts what it presses, and the fields that it types into. */
export function handOn(page: Page) {
  let presses = 0
  let fields = 0
  return {
    async press(target: Locator) {
      presses += 1
      await target.click()
    },
    async type(target: Locator, text: string) {
      fields += 1
      await target.fill(text)
    },
    async enter() {
      presses += 1
      await page.keyboard.press('Enter')
    },
    /** Opens a list and takes one of it. */
    async choose(target: Locator, label: string) {
      presses += 2
      await target.selectOption({ label })
    },
    /** Opens the browser's dialog and takes a file. */
    async upload(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      presses += 2
      await target.setInputFiles(file)
    },
    told: () => `${presses} presses, ${fields} fields`,
  }
}

export type Hand = ReturnType<typeof handOn>
