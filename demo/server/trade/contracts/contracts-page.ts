import { asc, count, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import type {
  contractDetail,
  contractRow,
  pageContracts,
} from '../../../../src/trade/contracts/contracts.contract'
import type { Member } from '../../core/security/auth'
import { wireDay, wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { doneHere, reading } from '../../core/documents/documents'
import { idsOf } from '../../core/database/ids'
import { wireLine } from '../offers/offer-rows'
import { placersOf } from '../orders/account-names'
import { documentSites } from '../../site/brand-site/document-sites'
import { actionsFor, pageOfContracts, shownContract, type ContractRow } from './contract-viewer'
import { contract, contractLine } from './contracts.table'

type Question = Asked<typeof pageContracts>['body']
type WireRow = z.input<typeof contractRow>

/** Returns contracts for lists. @param viewer whose actions are included */
async function contractRows(rows: ContractRow[], viewer: Member): Promise<WireRow[]> {
  if (rows.length === 0) return []
  const kinds = await db()
    .select({ contractId: contractLine.contractId, found: count() })
    .from(contractLine)
    .where(inArray(contractLine.contractId, idsOf(rows)))
    .groupBy(contractLine.contractId)
  const placer = await placersOf(rows, viewer)
  const siteOf = await documentSites(viewer)
  return rows.map((row) => {
    const { id, contractNo, title, state, months, startsAt, endsAt, signedAt } = row
    return {
      id,
      contractNo,
      title,
      state,
      months,
      createdAt: wireTime(row.createdAt),
      kinds: kinds.find(({ contractId }) => contractId === id)?.found ?? 0,
      ...(startsAt && { startsOn: wireDay(startsAt) }),
      ...(endsAt && { endsOn: wireDay(endsAt) }),
      ...(signedAt && { signedAt: wireTime(signedAt) }),
      ...placer(row),
      ...siteOf(row.siteId),
      actions: doneHere(actionsFor(row, viewer), row, viewer),
    }
  })
}

export const contractsPage = (who: Member, asked: Question) =>
  pageOfContracts(reading(who), {
    asked,
    found: [contract.contractNo, contract.title],
    wire: (rows) => contractRows(rows, who),
  })

/** @throws Refusal 404 */
export async function detailOf(id: string, who: Member): Promise<Answer<typeof contractDetail>> {
  const { row, item } = await shownContract(id, reading(who), (rows) => contractRows(rows, who))
  const lines = await db()
    .select()
    .from(contractLine)
    .where(eq(contractLine.contractId, id))
    .orderBy(asc(contractLine.position))
  const { remark, files, reason, body, bodyHash, signedName } = row
  return {
    ...item,
    remark,
    files,
    reason,
    ...(body && { text: body, hash: bodyHash }),
    ...(signedName && { signedName }),
    lines: lines.map((line) => wireLine({ ...line, targetPrice: null }, { price: line.price ?? undefined })),
  }
}
