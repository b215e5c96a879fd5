import type { Locator, Page } from '@playwright/test'

/** What a buyer's hand does on a page. */
export const handOn = (page: Page) => ({
  async press(target: Locator) {
    await target.click()
  },
  async type(target: Locator, text: string) {
    await target.fill(text)
  },
  async enter() {
    await page.keyboard.press('Enter')
  },
  /** Opens a list and takes one of it. */
  async choose(target: Locator, label: string) {
    await target.selectOption({ label })
  },
  /** Opens the browser's dialog and takes a file. */
  async upload(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    await target.setInputFiles(file)
  },
})

export type Hand = ReturnType<typeof handOn>
