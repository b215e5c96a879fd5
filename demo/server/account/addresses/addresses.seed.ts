import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { address } from './addresses.table'

/** Delivery addresses of the demo's buyers. The new buyer has none. */
const demoAddresses: Omit<typeof address.$inferInsert, 'id'>[] = [
  {
    customerId: '10001',
    consignee: '周岚',
    phone: '13800001001',
    regionCode: '310115',
    detail: '新元南路 600 号 3 号厂房收货口',
    label: '工厂',
    isDefault: 10,
  },
  {
    customerId: '10001',
    consignee: '李建国',
    phone: '13912340417',
    regionCode: '320214',
    detail: '锡达路 256 号 3 栋',
    label: '无锡库',
  },
  {
    customerId: '10001',
    consignee: '陈芳',
    phone: '13756782951',
    regionCode: '330402',
    detail: '亚中路 501 号',
    label: '嘉兴',
  },
  {
    customerId: '10002',
    consignee: '许明',
    phone: '13800001002',
    regionCode: '320506',
    detail: '尹中南路 1088 号 2 号库',
    isDefault: 10,
  },
  {
    customerId: '10010',
    consignee: '海启航',
    phone: '13800001010',
    regionCode: '310115',
    detail: '海事大道 18 号船舶物料码头',
    isDefault: 10,
  },
]

export const seed: Seed = {
  room: 'account/addresses',
  after: ['account/addresses regions', 'session/sign-in'],
  async run() {
    await db()
      .insert(address)
      .values(demoAddresses.map((row, at) => ({ id: String(60_001 + at), ...row })))
  },
}
