import { deliveryComplaintState } from '../../../../src/trade/delivery-complaints/delivery-complaint-machine'
import { addDocument } from '../../core/add-document'
import { after, day } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { documentNo } from '../../core/document-no'
import type { Seed } from '../../core/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { deliveryComplaint } from './delivery-complaints.table'

const { filed, solved, accepted, refused, withdrawn } = deliveryComplaintState.code

const stories = [
  { state: filed, title: '少收一箱', content: '三箱只收到两箱', reply: '' },
  { state: solved, title: '外箱破损', content: '外箱进水，内件待检', reply: '已安排补发，三日内送达' },
  { state: accepted, title: '送错车间', content: '送到了二号门', reply: '已重新派送' },
  { state: refused, title: '晚到一天', content: '承诺周三送达', reply: '大雾封路，属不可抗力' },
  { state: withdrawn, title: '未电话通知', content: '司机没有提前联系', reply: '' },
]

/** One in every state. */
export const seed: Seed = {
  room: 'trade/delivery-complaints',
  after: ['session/sign-in'],
  async run() {
    const who = await seededMember()
    for (const [at, story] of stories.entries())
      await clock.at(after(clock.now(), -(at + 1) * day), () =>
        addDocument(who, { entity: 'delivery_complaint' }, async (own) => {
          const no = documentNo('D', own.id)
          await db()
            .insert(deliveryComplaint)
            .values({ ...own, ...story, no, waybillNo: `SF${own.id.slice(-10)}` })
          return story.state
        }),
      )
  },
}
