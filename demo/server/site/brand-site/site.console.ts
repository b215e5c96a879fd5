import { no, yes } from '../../../../src/core/api/shapes'
import type { Text } from '../../../../src/core/language/messages'
import { stampOf } from '../../core/documents/row-stamp'
import { changeFacts, factLabels, factsOf } from './site-facts'
import { sitePage } from './site-page'

const onOff: [string, Text][] = [
  [String(yes), ['开启', 'On']],
  [String(no), ['关闭', 'Off']],
]

/** Console page for basic data and options of the brand sites. */
export const page = sitePage({
  title: ['站点资料', 'Site'],
  permission: 'site',
  about: [
    '店铺页头、页脚、客服和搜索引擎所见的内容。修改后一分钟内生效；暂停服务立即生效，购物车和订单都会保留。',
    'What header, footer, customer service and search engines show. Changes are seen within a minute; a site is switched off at once, and keeps its carts and orders.',
  ],
  labels: factLabels,
  more: {
    name: { optional: false },
    phone: { kind: 'tel' },
    brandColour: { kind: 'colour' },
    icpHtml: { kind: 'textarea' },
    open: {
      choices: [
        [String(yes), ['营业', 'Open']],
        [String(no), ['暂停服务', 'Switched off']],
      ],
    },
    serviceState: { choices: onOff },
    messageForm: { choices: onOff },
    themeToggle: { choices: onOff },
  },
  fill: async (site) => ({ values: await factsOf(site), stamp: stampOf(site) }),
  asks: ({ open }, given) =>
    open === yes && given['open'] === String(no)
      ? [
          '暂停“{name}”后，买家立即不能浏览和下单。购物车和订单会保留。确定暂停？',
          'Switch off {name}? Buyers can no longer browse or order, from this moment on. Carts and orders are kept.',
        ]
      : undefined,
  save: changeFacts,
})
