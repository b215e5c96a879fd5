import { eq } from 'drizzle-orm'
import { beforeEach, describe } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { contract } from '../../../demo/server/trade/contracts/contracts.table'
import { moveContract } from '../../../demo/server/trade/contracts/move-contract'
import {
  contractActions,
  contractMachine,
  type ContractState,
  contractState,
} from '../../../src/trade/contracts/contract'
import { bed } from '../checkout/checkout-bed'
import { walkMachine } from '../machine-walk'

beforeEach(() => bed.reset())

async function contractIn(state: ContractState): Promise<string> {
  const id = crypto.randomUUID()
  const whose = { customerId: '10002', placedBy: '10002', siteId: '1001' }
  await db()
    .insert(contract)
    .values({ id, contractNo: id, state, title: '框架', months: 12, ...whose })
  return id
}

describe('R102: a contract moves along the table only', () => {
  walkMachine({
    states: contractState.entries.map(({ code }) => code),
    machine: contractMachine,
    actors: ['buyer', 'platform', 'timer'],
    ways: [
      [10, 'draft', 'platform', 20],
      [10, 'refuse', 'platform', 50],
      [10, 'withdraw', 'buyer', 50],
      [20, 'revise', 'platform', 20],
      [20, 'withdraw', 'buyer', 50],
      [20, 'sign', 'buyer', 30],
      [30, 'expire', 'timer', 40],
      [30, 'terminate', 'platform', 50],
    ],
    put: contractIn,
    move: (id, action, actor) => moveContract(id, action, { actor }),
    stateOf: async (id) => (await db().select().from(contract).where(eq(contract.id, id)))[0]?.state,
    offered: contractActions,
  })
})
