import { beforeEach, expect, test } from 'vitest'
import { storage } from '../../src/core/store/storage'
import { siteOf } from '../../src/site/brand-site/brand-site.store'
import { openTestbed } from '../server/testbed'
import { fakePage } from './fake-page'
import { freshScope } from './fresh-scope'

const bed = await openTestbed('open')
const key = 'trade:group.localhost:brand-site'
let page: ReturnType<typeof fakePage>

beforeEach(() => {
  page = fakePage(bed)
})

test('a closed page stores late responses in its own browser', async () => {
  page.answer('/bbb/start', () => new Response('', { status: 404 }))
  page.hold((path) => path.endsWith('/currency'))
  await siteOf(freshScope({ site: 'group.localhost' })).id()
  expect(storage.read(key)).toContain('"group":true')
})

test('the page of the next test starts with an empty storage', () => {
  expect(storage.read(key)).toBeNull()
})
