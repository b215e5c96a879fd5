import { expect, type Page } from '@playwright/test'

/** Goes on as a press on a link does. */
export const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    const active = document.querySelector('trade-outlet')?.shadowRoot?.activeElement
    if (active instanceof HTMLElement) active.blur()
    const detail = { href: new URL(to, location.href).href, replace: false }
    document.dispatchEvent(new CustomEvent('trade-navigate', { detail, cancelable: true }))
  }, address)

/** Goes on, until the outlet has drawn the other page: it gives that the focus, which perhaps gives it to a field. */
export async function goOn(page: Page, address: string) {
  await go(page, address)
  const isFocused = () => Boolean(document.querySelector('trade-outlet')?.shadowRoot?.activeElement)
  await expect.poll(() => page.evaluate(isFocused), { message: `${address} has the focus` }).toBe(true)
}

/** Whether another page of the shop that lives in this tab is meant. */
const leadsOn = (page: Page, address: string) =>
  page.evaluate((to) => {
    const outlet = document.querySelector('trade-outlet:not([data-drawn])')
    if (!outlet?.shadowRoot?.querySelector('main > :not([hidden])')) return false
    const { origin, pathname } = new URL(to, location.href)
    return origin === location.origin && pathname !== location.pathname
  }, address)

/**
 * Goes to an address where it does not matter how: along a link where the shop is open in this tab, which takes a fifth
 * of loading it anew.
 */
export async function visit(page: Page, address: string) {
  if (await leadsOn(page, address)) await goOn(page, address)
  else await page.goto(address)
}
