import { hashPassword } from '../../core/security/password'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { accountKey, customer } from './customer.table'

export const demoPassword = 'demo1234'
export const demoPayPassword = '123456'

type Account = Partial<typeof customer.$inferInsert> & { id: string; loginAccount: string; about: string }

/** Demo buyers of each kind. `about` is printed at startup. */
export const demoAccounts = [
  {
    id: '10001',
    loginAccount: 'demo',
    about: 'certified company, dealer',
    legalName: '周岚',
    nickName: '采购部周岚',
    phone: '13800001001',
    email: 'demo@example.com',
    birthday: '1988-11-21',
    userType: 20,
    customerType: 'corporate',
    memberLevel: 3,
    certState: 20,
    extendInfo: { company: '临港精密机械有限公司' },
  },
  {
    id: '10002',
    loginAccount: 'retail',
    about: 'retail member',
    legalName: '许明',
    phone: '13800001002',
    email: 'retail@example.com',
    birthday: '1993-04-08',
    memberLevel: 1,
  },
  {
    id: '10003',
    loginAccount: 'newbie',
    about: 'new, without a payment password',
    legalName: '林小满',
    phone: '13800001003',
    payPasswordHash: '',
  },
  {
    id: '10004',
    loginAccount: 'sub1',
    about: "demo's sub-account, its orders are reviewed",
    parentId: '10001',
    accountKind: 'sub',
    legalName: '陈一凡',
    phone: '13800001004',
    userType: 20,
    customerType: 'corporate',
    memberLevel: 3,
    certState: 20,
    needReview: 10,
  },
  {
    id: '10005',
    loginAccount: 'channel1',
    about: "demo's channel account, prices × 1.08",
    parentId: '10001',
    accountKind: 'channel',
    legalName: '何青',
    phone: '13800001005',
    userType: 20,
    customerType: 'corporate',
    memberLevel: 3,
    certState: 20,
    priceMultiplier: 10_800,
  },
  {
    id: '10006',
    loginAccount: 'pending',
    about: 'waits for its certification',
    legalName: '吴珊',
    phone: '13800001006',
    email: 'pending@example.com',
    certState: 10,
  },
  {
    id: '10007',
    loginAccount: 'overdue',
    about: 'has a credit bill overdue',
    legalName: '郑强',
    phone: '13800001007',
    email: 'overdue@example.com',
    userType: 20,
    customerType: 'corporate',
    memberLevel: 2,
    certState: 20,
    extendInfo: { company: '北桥设备安装有限公司' },
  },
  {
    id: '10008',
    loginAccount: 'forgetful',
    about: 'to set a new password for, by the code sent to 13800001008',
    legalName: '沈一鸣',
    phone: '13800001008',
    email: 'forgetful@example.com',
  },
  {
    id: '10009',
    loginAccount: 'monthly',
    about: 'has a credit statement to confirm, and buys for the company of demo, too',
    legalName: '孙可',
    phone: '13800001009',
    email: 'monthly@example.com',
    userType: 20,
    customerType: 'corporate',
    memberLevel: 2,
    certState: 20,
    extendInfo: { company: '南浦泵业有限公司' },
  },
  {
    id: '10010',
    loginAccount: 'voyage',
    about: 'buys in yuan, and in dollars at seaway.localhost',
    legalName: '海启航',
    phone: '13800001010',
    email: 'voyage@example.com',
  },
] as const satisfies Account[]

export const seed: Seed = {
  room: 'session/sign-in',
  async run({ passwordRounds }) {
    const passwordHash = await hashPassword(demoPassword, passwordRounds)
    const payPasswordHash = await hashPassword(demoPayPassword, passwordRounds)
    const rows = demoAccounts.map((account) => ({
      passwordHash,
      payPasswordHash,
      ...account,
      loginKey: accountKey(account.loginAccount),
    }))
    await db().insert(customer).values(rows)
  },
}
