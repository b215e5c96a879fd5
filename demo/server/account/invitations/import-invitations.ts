import type { Answer } from '../../../../src/core/api/endpoint'
import type { importInvitations, ImportRow } from '../../../../src/account/invitations/import.contract'
import { plainTarget } from '../../../../src/account/invitations/invitation-fields'
import { pick, type Text } from '../../../../src/core/language/messages'
import type { Member } from '../../core/security/auth'
import { unitsOf } from '../organisation/company-units'
import { rolesPage } from '../organisation/roles'
import { wishFaults, type Wish, type WishFault } from './check-invitations'
import { openInvitations, type Sending } from './invitations'
import { rowReader, type ReadRow } from './read-import-row'

type Imported = Answer<typeof importInvitations>

const twice: Text = ['与前面的行重复', 'An earlier row has the same person.']

/** Reads rows, and marks those whose person is in an earlier row. */
async function readRows(who: Member, rows: readonly ImportRow[], { language }: Sending): Promise<ReadRow[]> {
  const { roles } = await rolesPage(who)
  const known = { units: await unitsOf(who.companyId), language }
  const read = rowReader({ ...known, roles: roles.map(({ id, name }) => ({ id: String(id), name })) })
  const seen = new Set<string>()
  return rows.map((given) => {
    const row = read(given)
    if (!('wish' in row)) return row
    const target = plainTarget(row.wish.target)
    if (seen.has(target)) return { column: 'target', message: pick(twice, language) }
    seen.add(target)
    return row
  })
}

type Work = (wishes: Wish[]) => Promise<readonly (WishFault | undefined)[]>

async function worked(who: Member, rows: readonly ImportRow[], sending: Sending, work: Work) {
  const read = await readRows(who, rows, sending)
  const wishes = read.flatMap((row) => ('wish' in row ? [row.wish] : []))
  const found = await work(wishes)
  const faults: Imported['faults'] = []
  let at = 0
  for (const [row, each] of read.entries()) {
    if (!('wish' in each)) {
      faults.push({ row, code: 400, ...each })
      continue
    }
    const fault = found[at++]
    if (fault) faults.push({ row, code: fault.code, ...inColumn(fault, sending) })
  }
  return { invited: rows.length - faults.length, faults }
}

const inColumn = ({ path, text, values }: WishFault, { language }: Sending) => ({
  column: path,
  message: pick(text, language, values),
})

/** Returns the faulty rows of a file of invitations. */
export const checkRows = (who: Member, rows: readonly ImportRow[], sending: Sending): Promise<Imported> =>
  worked(who, rows, sending, (wishes) => wishFaults(who, wishes))

/** Invites the people in the rows of a file. Part of the caller's transaction. */
export const importRows = (who: Member, rows: readonly ImportRow[], sending: Sending): Promise<Imported> =>
  worked(who, rows, sending, async (wishes) => (await openInvitations(who, wishes, sending)).faults)
