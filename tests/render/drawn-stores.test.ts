import { expect, test } from 'vitest'
import { drawingNow, drawnBefore, noteDrawn, type Drawing } from '../../src/core/store/drawing'

/** Opens a store that renders one value. */
function storeWith(start: string | undefined) {
  let value = start
  noteDrawn<string>({
    value: () => value,
    set: (drawn) => (value = drawn),
    underWay: () => undefined,
    again() {},
  })
  return () => value
}

test('a store opened inside another one does not use values of the outer one', () => {
  const openBoth = (drawing: Drawing, inner: string | undefined, outer: string) =>
    drawing.open('cart-page', () => {
      const shared = drawing.open('favourites', () => storeWith(inner))
      return [shared, storeWith(outer)].map((valueOf) => valueOf())
    })
  const server = drawingNow()
  openBoth(server, undefined, 'of the server')
  const drawn = server.drawn(() => true)
  expect(openBoth(drawnBefore(drawn), 'of the browser', 'none')).toEqual(['of the browser', 'of the server'])
})
