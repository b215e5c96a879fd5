import { takeCompany } from './accounts'
import { expect, test } from '@playwright/test'
import { escapesOf } from './foreign'
import { atPayment, outlet } from './paying'
import { logIn } from './shop'

const day = 86_400_000
const seconds = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

for (const [name, wrong] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const)
  test(`a browser whose clock is ${name} counts down by server time and stays logged in`, async ({
    page,
    baseURL,
  }) => {
    const escapes = escapesOf(page)
    await page.addInitScript((by) => {
      const now = Date.now
      Date.now = () => now() + by
      const Real = Date
      globalThis.Date = new Proxy(Real, {
        construct: (target, given) =>
          given.length === 0 ? new target(now() + by) : Reflect.construct(target, given),
        apply: () => new Real(now() + by).toString(),
      })
    }, wrong)
    await page.goto('/login?redirect=%2Factivity%2F8001')
    expect(await page.evaluate(() => Date.now())).not.toBeCloseTo(Date.now(), -7)
    await logIn(page)
    await expect(page.locator('trade-header')).toContainText('周岚')
    await expect(outlet(page).locator('.activity-state')).toHaveText('进行中')
    await expect(outlet(page).getByRole('timer')).toBeVisible()

    await atPayment(page, takeCompany().account, 42, baseURL)
    const timer = outlet(page).getByRole('timer')
    // The time limit is one day, minus the seconds that this journey took.
    const left = seconds(await timer.innerText())
    expect(left).toBeGreaterThan(86_400 - 120)
    expect(left).toBeLessThanOrEqual(86_400)
    await expect.poll(async () => seconds(await timer.innerText())).toBeLessThan(left)
    await page.goto('/user/order')
    await expect(outlet(page).locator('.document').first().getByRole('timer')).toContainText('23:5')
    expect(escapes).toEqual([])
  })
