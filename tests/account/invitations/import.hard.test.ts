import { beforeEach, expect, test } from 'vitest'
import { memberInvitation } from '../../../demo/server/account/invitations/invitations.table'
import { db } from '../../../demo/server/core/database/db'
import { mostFileRows, mostImported } from '../../../src/account/invitations/import.contract'
import { bed } from '../../trade/checkout/checkout-bed'
import { beginOrganisation } from '../organisation/organisation-bed'
import { check, importRows, people } from './import-bed'

let demo = ''
beforeEach(async () => {
  ;({ demo } = await beginOrganisation())
})

test('an import of 10,000 rows with 300 invalid ones invites 9,700 people, and a repeated import none', async () => {
  const wrong = new Set(Array.from({ length: 300 }, (_, at) => at * 33 + 7))
  const rows = people(mostFileRows).map((row, at) => (wrong.has(at) ? { ...row, unitId: '火星部' } : row))
  const batches = Array.from({ length: Math.ceil(rows.length / mostImported) }, (_, at) =>
    rows.slice(at * mostImported, (at + 1) * mostImported),
  )
  const through = async (send: typeof check) => {
    const faults: number[] = []
    let invited = 0
    for (const [at, batch] of batches.entries()) {
      const answer = await send(batch, demo)
      invited += answer.invited
      faults.push(...answer.faults.map(({ row }) => at * mostImported + row))
    }
    return { invited, faults }
  }
  const expected = { invited: 9_700, faults: [...wrong] }
  const storedCount = () => bed.inside(() => db().$count(memberInvitation))
  expect(await through(check)).toEqual(expected)
  expect(await storedCount()).toBe(0)
  expect(await through(importRows)).toEqual(expected)
  expect(await storedCount()).toBe(9_700)
  expect((await through(importRows)).invited).toBe(0)
  expect(await storedCount()).toBe(9_700)
})
