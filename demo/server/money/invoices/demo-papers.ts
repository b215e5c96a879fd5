import { reviewState } from '../../../../src/words/review-state'
import { titleKind } from '../../../../src/money/invoices/title-kind'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import type { invoiceAddress, invoiceTitle } from './invoice-papers.table'

const [demo, retail] = demoAccounts
const { personal, ordinary, special } = titleKind.code
const { approved, pending, rejected } = reviewState.code

const bankFacts = {
  bank: '中国工商银行上海临港支行',
  bankCard: '1001234509200012345',
  regAddress: '上海市浦东新区新元南路 600 号',
  regPhone: '021-58001001',
}
/** Invoice titles of the demo's buyers. */
export const demoTitles: (typeof invoiceTitle.$inferInsert & { id: string })[] = [
  {
    id: '64001',
    customerId: demo.id,
    kind: special,
    title: '临港精密机械有限公司',
    taxNo: '91310115MA1K4LGJM8',
    ...bankFacts,
    isDefault: 10,
    reviewState: approved,
  },
  {
    id: '64002',
    customerId: demo.id,
    kind: ordinary,
    title: '临港精密机械有限公司',
    taxNo: '91310115MA1K4LGJM8',
    reviewState: approved,
  },
  {
    id: '64003',
    customerId: demo.id,
    kind: ordinary,
    title: '临港精密机械有限公司无锡分公司',
    taxNo: '91320214MA1X9WXFG2',
    reviewState: approved,
  },
  { id: '64004', customerId: demo.id, kind: personal, title: '周岚', reviewState: approved },
  {
    id: '64005',
    customerId: demo.id,
    kind: special,
    title: '临港精密机械有限公司嘉兴工厂',
    taxNo: '91330402MA2JXLGJX5',
    ...bankFacts,
    reviewState: pending,
  },
  {
    id: '64006',
    customerId: demo.id,
    kind: special,
    title: '临港精密机械有限公司南通办事处',
    taxNo: '91320612MA1T0NTBS3',
    ...bankFacts,
    reviewState: rejected,
    reason: '办事处不是独立纳税主体，请使用公司抬头',
  },
  { id: '64011', customerId: retail.id, kind: personal, title: '许明', isDefault: 10, reviewState: approved },
]

/** Mailing address of the demo's buyer. */
export const demoMailing: (typeof invoiceAddress.$inferInsert)[] = [
  {
    id: '65001',
    customerId: demo.id,
    consignee: '财务部 孙会计',
    phone: '021-58001002',
    regionCode: '310115',
    detail: '新元南路 600 号办公楼 3 层',
    isDefault: 10,
  },
  {
    id: '65002',
    customerId: demo.id,
    consignee: '李建国',
    phone: '13912340417',
    regionCode: '320214',
    detail: '锡达路 256 号 3 栋',
  },
]
