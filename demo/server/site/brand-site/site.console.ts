import { stampOf } from './change-site'
import { changeFacts, factLabels, factsOf } from './site-facts'
import { sitePage } from './site-page'

/** What the brand sites say of themselves. */
export const page = sitePage({
  title: ['站点资料', 'Site'],
  permission: 'site',
  about: [
    '店铺页头、页脚、客服和搜索引擎所见的内容。修改后一分钟内生效。',
    'What header, footer, customer service and search engines show. Changes are seen within a minute.',
  ],
  labels: factLabels,
  more: {
    name: { required: true },
    phone: { kind: 'tel' },
    brandColour: { kind: 'color' },
    icpHtml: { kind: 'textarea' },
  },
  fill: async (site) => ({ values: await factsOf(site), stamp: stampOf(site) }),
  save: changeFacts,
})
