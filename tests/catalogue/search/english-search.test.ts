import { expect, it } from 'vitest'
import { siteIds } from '../../../demo/server/core/config/site'
import { goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { themePage } from '../../../src/site/theme/theme.contract'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
const brandTerminalId = siteIds.main

it('every popular keyword finds goods in English and in Chinese', async () => {
  for (const language of ['zh-CN', 'en']) {
    const body = { type: 'home' as const, brandTerminalId }
    const { shell } = await bed.call(themePage, { body }, { language })
    expect(shell.hotWords).toHaveLength(7)
    for (const { keyword } of shell.hotWords) {
      const asked = { body: { brandTerminalId, goodsKeyWord: keyword, pageSize: 1 } }
      const { totalElements } = await bed.call(goodsPage, asked, { language })
      expect(`${keyword}: ${totalElements > 0}`).toBe(`${keyword}: true`)
    }
  }
})
