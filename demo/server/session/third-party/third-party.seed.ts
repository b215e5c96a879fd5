import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { demoUser } from './stand-in'
import { thirdBinding } from './third-party.table'

/** Links the demo's retail member to the WeChat user 小林. */
export const seed: Seed = {
  room: 'session/third-party',
  after: ['session/sign-in'],
  async run() {
    const row = { id: '1', channel: 'wechat', customerId: '10002', ...demoUser('wechat', '小林') } as const
    await db().insert(thirdBinding).values(row)
  },
}
