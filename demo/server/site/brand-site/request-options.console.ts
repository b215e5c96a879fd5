import { changeRequestOptions, requestLabels, requestOptionsOf } from './request-options'
import { sitePage } from './site-page'

/** Console page for what purchase requests hold on each brand site. */
export const page = sitePage({
  title: ['采购申请', 'Purchase requests'],
  permission: 'site',
  about: [
    '采购申请待审批期间为买家保留价格和库存的时长，以及同一公司的申请最多保留一个规格多少库存。已开始的保留不变。',
    'How long a purchase request holds price and stock while it waits, and which share of a SKU’s stock the requests of one company may hold. Holds that have begun stay.',
  ],
  labels: requestLabels,
  more: {
    requestHoldHours: { kind: 'number', required: true },
    requestHoldShare: { kind: 'number', required: true },
  },
  fill: ({ id }) => requestOptionsOf(id),
  save: changeRequestOptions,
})
