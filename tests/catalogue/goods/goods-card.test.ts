import { atom } from 'nanostores'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GoodsCard, type GoodsCardProps } from '../../../src/catalogue/goods/card/goods-card'

import { memoryUrlState } from '../../../src/core/address/url-state'
import { scopeFor } from '../../../src/core/host/scope'
import { settingsOf } from '../../../src/core/host/settings'
import '../../../src/site/paths'
import { HostContext } from '../../../src/ui/host'
import { knownGoods } from './known-goods'

/** There is no page here: whoever touches the element or its root throws. */
function drawn(props: GoodsCardProps, lang = 'zh-CN') {
  const scope = scopeFor({ ...settingsOf(), api: 'https://shop.example/api', site: 'served' })
  const nowhere = Object.create(null)
  const value = {
    element: nowhere,
    root: nowhere,
    scope,
    $locale: atom(lang),
    $dark: atom(false),
    urlState: memoryUrlState(),
  }
  return renderToString(createElement(HostContext, { value }, createElement(GoodsCard, props)))
}
const plain = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('a goods card on the server', () => {
  it('renders the product with quantity input and links', () => {
    const html = drawn({ goods: knownGoods('1'), highlight: '6204', compare: true })
    expect(typeof document).toBe('undefined')
    expect(plain(html)).toBe(
      ' 满减 恒锐 6204 轴承 ¥ 8.60 /个 恒锐 · M-6204 库存充足 10 个起订 加入购物车 对比 ',
    )
    expect(html).toContain('data-goods-id="1" data-sku-id="s1"')
    expect(html).toMatch(/<input[^>]* name="quantity"[^>]* value="10"/)
    expect(html).toContain('href="https://shop.example/goods/1"')
    expect(html).toContain('src="https://shop.example/demo/storefront/favicon.svg"')
  })

  it('renders in the language of its scope', () => {
    expect(plain(drawn({ goods: knownGoods('1'), layout: 'row' }, 'en'))).toBe(
      ' 恒锐 6204 轴承 ¥ 8.60 /个 Stock adequate Add to cart ',
    )
  })
})
