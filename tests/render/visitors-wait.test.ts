import { expect, test } from 'vitest'
import { favouritesOf } from '../../src/catalogue/favourites/favourites.store'
import { unreadOf } from '../../src/account/reminders/unread.store'
import { drawingNow } from '../../src/core/store/drawing'
import { scopeOfRequest } from '../../src/core/host/scope'
import { settingsOf } from '../../src/core/host/settings'
import { openTestbed } from '../server/testbed'
import { shopOf } from './shop'

const bed = await openTestbed('open')

test.each([
  ['visitor', '', false],
  ['member', 'demo', true],
])('whether a %s’s page waits for data that only members have', async (_, account, waits) => {
  const shop = shopOf(bed)
  const drawing = drawingNow()
  const scope = scopeOfRequest({
    ...shop,
    settings: { ...settingsOf(), api: shop.api, site: 'localhost' },
    lang: '',
    storedValues: {},
    inside: true,
    token: account && (await bed.login(account)),
    drawing,
    clean: (html) => html,
  })
  favouritesOf(scope).$ids.get()
  unreadOf(scope).$count.get()
  expect(await drawing.settle()).toBe(waits)
  drawing.close()
})
