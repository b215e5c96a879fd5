import { changeRequestOptions, requestLabels, requestOptionsOf } from './request-options'
import { sitePage } from './site-page'

/** Console page for what purchase requests hold on each brand site, and for its invitations. */
export const page = sitePage({
  title: ['采购申请与成员邀请', 'Purchase requests and invitations'],
  permission: 'site',
  about: [
    '采购申请待审批期间为买家保留价格和库存的时长，以及同一公司的申请最多保留一个规格多少库存；以及公司邀请成员的有效天数。已开始的保留与邀请不变。',
    'How long a purchase request holds price and stock while it waits, and which share of a SKU’s stock the requests of one company may hold. Also the days for which an invitation to a company is valid. Holds and invitations that have begun stay.',
  ],
  labels: requestLabels,
  more: {
    requestHoldHours: { kind: 'number', optional: false },
    requestHoldShare: { kind: 'number', optional: false },
    invitationDays: { kind: 'number', optional: false },
  },
  fill: ({ id }) => requestOptionsOf(id),
  save: changeRequestOptions,
})
