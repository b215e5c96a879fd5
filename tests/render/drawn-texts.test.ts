import { beforeAll, expect, it } from 'vitest'
import { siteIds } from '../../demo/server/core/config/site'
import { helpId } from '../../demo/server/site/articles/help-columns'
import { drawElements } from '../../elements/draw-elements'
import { openTestbed, type Bed } from '../server/testbed'

let bed: Bed
beforeAll(async () => {
  bed = await openTestbed('demo')
})

/** Renders an element for a visitor. */
async function drawn(tag: string, path: string) {
  const { elements } = await drawElements(
    {
      api: 'http://localhost/api',
      fetch: async (input, init) => bed.app.fetch(new Request(input, init)),
      site: 'localhost',
      address: { path, search: '' },
    },
    [{ tag }],
  )
  return elements[0]?.html ?? ''
}

it('renders a whole article on the server, without placeholders', async () => {
  const html = await drawn('trade-outlet', `/help/${helpId(siteIds.main, 0)}`)
  expect(html).toMatch(/<div class="rich-text">(<p>|<h3>|<[uo]l>)/)
  expect(html).not.toContain('skeleton-lines')
})

it('renders the licences in the footer', async () => {
  expect(await drawn('trade-footer', '/')).toContain(
    '<div class="rich-text"><span>苏ICP备00000000号-1</span>',
  )
})
