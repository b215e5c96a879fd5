import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { inUnits } from '../../../../src/core/text/in-units'
import { contractActions, type ContractState, contractState } from '../../../../src/trade/contracts/contract'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/database/db'
import type { DeskRow } from '../../core/operator/desk'
import { waitingIn } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { priceFields } from '../offers/desk-quoting'
import { contract, contractLine } from './contracts.table'
import { siteMoney } from '../../site/brand-site/site-money'

const find = (which: SQL | undefined) =>
  db()
    .select({ contract, name: buyerLabel })
    .from(contract)
    .innerJoin(customer, eq(customer.id, contract.placedBy))
    .where(which)
type Waits = Awaited<ReturnType<typeof find>>[number]

/** Returns contracts for the desk, with the platform's actions. */
async function show(rows: Waits[]): Promise<DeskRow[]> {
  const ids = rows.map((row) => row.contract.id)
  const lines = await db()
    .select()
    .from(contractLine)
    .where(inArray(contractLine.contractId, ids))
    .orderBy(asc(contractLine.position))
  const linesOf = grouped(lines, ({ contractId }) => contractId)
  const money = await siteMoney()
  return rows.map(
    ({ contract: { id, contractNo, siteId, title, state, months, files, remark, createdAt }, name }) => {
      const text = contractState.find(state)?.text ?? ['', '']
      const prices = priceFields(linesOf(id))
      return {
        id,
        head: [`${contractNo} ${name} ${text[0]}`, `${contractNo} ${name} ${text[1]}`],
        lines: [
          [`${title}，${months} 个月`, `${title}, ${months} months`],
          ...linesOf(id).map(({ snapshot, qty, listPrice, price }) => {
            const { name: goods, skuCode = '' } = snapshot
            return [
              skuCode,
              goods,
              `× ${inUnits(qty, snapshot)}`,
              money(siteId, price ?? listPrice ?? 0),
            ].join(' ')
          }),
          ...(remark ? [`“${remark}”`] : []),
        ],
        files,
        since: createdAt,
        actions: contractActions(state, 'platform'),
        fields: { draft: prices, revise: prices },
      }
    },
  )
}

/** Lists contracts in certain states. @param auto action of the autopilot */
export const contractsIn = (states: readonly ContractState[], auto?: string) =>
  waitingIn({
    id: contract.id,
    since: contract.createdAt,
    words: [contract.contractNo, contract.title, buyerLabel],
    find: (which) => find(and(inArray(contract.state, [...states]), which)),
    show: async (rows) => (await show(rows)).map((row) => ({ ...row, auto })),
  })
