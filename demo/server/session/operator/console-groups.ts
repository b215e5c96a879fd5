import type { Text } from '../../../../src/core/language/messages'
import { consolePages, type ConsolePage } from '../../core/operator/console'
import { mayUse, type OperatorRole } from '../../core/operator/operator-permission'

type Group = { title: Text; pages: readonly string[] }

/** Console pages by topic, in order of use. */
const groups: readonly Group[] = [
  { title: ['经营', 'Business'], pages: ['sales-figures', 'order-list', 'customer-list'] },
  {
    title: ['商品与营销', 'Goods and promotion'],
    pages: ['product-list', 'goods-import', 'coupon-list', 'activity-list', 'gift-list', 'private-shop-list'],
  },
  {
    title: ['店铺', 'Shop'],
    pages: [
      'pages',
      'articles',
      'pictures',
      'navigation',
      'site',
      'request-options',
      'dictionary-names',
      'points-rules',
    ],
  },
  { title: ['资金', 'Funds'], pages: ['bond-list', 'bank-account'] },
  { title: ['系统', 'System'], pages: ['operators', 'audit', 'figures', 'own-account'] },
]

const known = new Set(groups.flatMap(({ pages }) => pages))

/** Returns the permitted pages in groups; ungrouped ones come last. */
export function pagesFor(role: OperatorRole): { title: Text; pages: [string, ConsolePage][] }[] {
  const others = [...consolePages.keys()].filter((name) => !known.has(name))
  return groups
    .map(({ title, pages }, at) => ({
      title,
      pages: [...pages, ...(at === groups.length - 1 ? others : [])].flatMap(
        (name): [string, ConsolePage][] => {
          const page = consolePages.get(name)
          return page && mayUse(role, page.permission, 'read') ? [[name, page]] : []
        },
      ),
    }))
    .filter(({ pages }) => pages.length > 0)
}
