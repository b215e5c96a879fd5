import { visit } from './visit.mjs'

const elements =
  'trade-goods-card, trade-goods-list, trade-price, trade-menu, trade-custom-page, parts-board, brand-board'

/**
 * Opens every foreign page of the list at an address.
 * @returns how many there are, and those whose elements did not show
 */
export async function walkForeign(page, base) {
  const { ask, go, wait } = visit(page, base)
  await go('/')
  const paths = await ask(`[...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))`)
  const missing = []
  for (const path of paths) {
    await go(`/${path}`)
    const shows = `deep(${JSON.stringify(elements)}).some((one) => /\\S/.test((one.shadowRoot ?? one).textContent))`
    await wait(path, shows, 20).catch(() => missing.push(path))
  }
  return { all: paths.length, missing }
}
