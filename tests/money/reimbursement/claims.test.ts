import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { desk } from '../../../demo/server/money/reimbursement/claims.desk'
import { expenseClaim } from '../../../demo/server/money/reimbursement/reimbursement.table'
import { claimMachine, claimState, claimWork } from '../../../src/money/reimbursement/claim'
import {
  addClaim,
  cancelClaim,
  claimDetail,
  claimPage,
  deleteClaim,
  submitClaim,
  updateClaim,
} from '../../../src/money/reimbursement/reimbursement.contract'
import { memoryUrlState } from '../../../src/core/address/url-state'
import { openReimbursement } from '../../../src/money/reimbursement/reimbursement.store'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { wireOf, type Fate } from '../../session/wire'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { outcome } from '../outcome'
import { ownFile } from '../own-file'

let token = ''
let files: string[] = []
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  files = [await bed.inside(() => ownFile('10002'))]
})

const claimInput = (more: object = {}) => ({
  title: '运费垫付',
  kind: 10 as const,
  amount: '88.50',
  spentOn: '2026-11-01',
  files,
  ...more,
})
const added = async (by = token) => (await bed.call(addClaim, { body: claimInput() }, { token: by })).id
const submit = (id: string, by = token) => codeFrom(bed.call(submitClaim, { path: { id } }, { token: by }))
const act = (name: keyof typeof desk.actions, id: string, values = {}) =>
  bed.inside(() => outcome(desk.actions[name].act(id, values)))
const list = async (by = token, body: object = {}) =>
  (await bed.call(claimPage, { body }, { token: by })).content

test('a claim is saved, submitted, approved, and paid into the deposit once', async () => {
  const before = await bed.inside(() => accountOf('10002', 'deposit'))
  const id = await added()
  expect(await list()).toMatchObject([{ id, state: 10, actions: ['submit', 'edit', 'remove'] }])
  expect(await bed.inside(() => desk.waiting())).toEqual([])
  expect(await submit(id)).toBe(200)
  const [row] = await bed.inside(() => desk.waiting())
  expect(row).toMatchObject({ id, auto: 'approve', files })
  expect([await act('pay', id), await act('approve', id)]).toEqual([409, 200])
  expect([await act('pay', id), await act('pay', id)]).toEqual([200, 409])
  const after = await bed.inside(() => accountOf('10002', 'deposit'))
  expect(after.balance - before.balance).toBe(8_850)
  expect(await bed.inside(brokenAccounts)).toEqual([])
  const { history } = await bed.call(claimDetail, { path: { id } }, { token })
  expect(history.map(({ toState, actor }) => [toState, actor])).toEqual([
    [10, 'buyer'],
    [20, 'buyer'],
    [30, 'platform'],
    [50, 'platform'],
  ])
})

test('a rejected claim shows the reason, and can be changed and submitted again', async () => {
  const id = await added()
  await submit(id)
  expect(await act('reject', id, {})).toBe(400)
  expect(await act('reject', id, { reason: '缺少发票' })).toBe(200)
  expect(await list(token, { state: 40 })).toMatchObject([
    { reason: '缺少发票', actions: ['submit', 'edit'] },
  ])
  await bed.call(updateClaim, { path: { id }, body: claimInput({ amount: '90.00' }) }, { token })
  expect(await submit(id)).toBe(200)
  expect(await list()).toMatchObject([{ amount: 9_000, state: 20, reason: '' }])
})

test('R102: moves along its table only', async () => {
  const id = await added()
  const actions = {
    submit: () => submit(id),
    takeBack: () => codeFrom(bed.call(cancelClaim, { path: { id } }, { token })),
    edit: () => codeFrom(bed.call(updateClaim, { path: { id }, body: claimInput() }, { token })),
    approve: () => act('approve', id),
    reject: () => act('reject', id, { reason: 'x' }),
    pay: () => act('pay', id),
  }
  const table = { ...claimMachine, ...claimWork }
  for (const { code } of claimState.entries)
    for (const name of ['submit', 'takeBack', 'edit', 'approve', 'reject', 'pay'] as const) {
      await bed.inside(() => db().update(expenseClaim).set({ state: code }).where(eq(expenseClaim.id, id)))
      const from: readonly number[] = table[name].from
      expect([code, name, await actions[name]()]).toEqual([code, name, from.includes(code) ? 200 : 409])
    }
  await bed.inside(() => db().update(expenseClaim).set({ state: 40 }).where(eq(expenseClaim.id, id)))
  expect(await codeFrom(bed.call(deleteClaim, { path: { id } }, { token }))).toBe(409)
})

test('sub-accounts see their own, the main account all of the company, and other companies none', async () => {
  const sub = await bed.login('sub1')
  const demo = await bed.login('demo')
  const mine = [await bed.inside(() => ownFile('10004'))]
  const { id } = await bed.call(addClaim, { body: claimInput({ files: mine }) }, { token: sub })
  const theirs = [await bed.inside(() => ownFile('10001'))]
  const own = await bed.call(addClaim, { body: claimInput({ files: theirs }) }, { token: demo })
  const ids = async (by: string) => (await list(by, { pageSize: 100 })).map((claim) => claim.id)
  expect(await ids(sub)).toEqual([id])
  expect(await ids(demo)).toEqual(expect.arrayContaining([id, own.id]))
  expect(await ids(token)).toEqual([])
  expect([await submit(own.id, sub), await submit(id)]).toEqual([404, 404])
  for (const wrong of [{ spentOn: '2099-01-01' }, { files: mine }, { amount: '0' }, { kind: 11 }])
    expect(await codeFrom(bed.call(addClaim, { body: claimInput(wrong) as never }, { token }))).toBe(400)
})

test('a claim whose submission failed is updated and submitted, without a second claim', async () => {
  fakePage(bed).otherTab(token)
  const { write } = openReimbursement(freshScope(), memoryUrlState())
  const send = write()
  let fate: Fate = 'answer is lost'
  wireOf('/reimbursement/add', () => fate)
  await expect(send(claimInput(), true)).rejects.toMatchObject({ kind: 'network' })
  fate = 'passes'
  let handIn: Fate = 'never arrives'
  wireOf('/submit/', () => handIn)
  await expect(send(claimInput(), true)).rejects.toMatchObject({ kind: 'network' })
  handIn = 'passes'
  await send(claimInput({ amount: '90.00' }), true)
  expect(await list()).toMatchObject([{ state: 20, amount: 9_000 }])
})

test('a claim holds several expenses with their own receipts, reviewed one by one and paid together', async () => {
  const [second, third] = await bed.inside(() => Promise.all([ownFile('10002'), ownFile('10002')]))
  const taxi = { kind: 20 as const, amount: '30.00', spentOn: '2026-11-02', files: [second] }
  const check = { kind: 30 as const, amount: '1.50', spentOn: '2026-11-03', note: '送检', files: [third] }
  const { id } = await bed.call(addClaim, { body: claimInput({ more: [taxi, check] }) }, { token })
  const all = [
    { kind: 10, amount: 8_850, files },
    { kind: 20, amount: 3_000, files: [second] },
    { kind: 30, amount: 150, note: '送检', files: [third] },
  ]
  const found = await bed.call(claimDetail, { path: { id } }, { token })
  expect(found).toMatchObject({ amount: 12_000, files: [...files, second, third], expenses: all })
  expect(await submit(id)).toBe(200)
  const [row] = await bed.inside(() => desk.waiting())
  expect(row?.files).toEqual([...files, second, third])
  expect(JSON.stringify(row?.lines)).toMatch(/差旅 30\.00.*检测费 1\.50/)
  const before = await bed.inside(() => accountOf('10002', 'deposit'))
  expect([await act('reject', id, { reason: '少一张' })]).toEqual([200])
  await bed.call(updateClaim, { path: { id }, body: claimInput({ more: [check] }) }, { token })
  expect(await submit(id)).toBe(200)
  expect([await act('approve', id), await act('pay', id)]).toEqual([200, 200])
  const after = await bed.inside(() => accountOf('10002', 'deposit'))
  expect(after.balance - before.balance).toBe(9_000)
})

test('rejects an expense without receipt, in the future, with another account’s file, or one too many, at its field', async () => {
  const good = { kind: 20 as const, amount: '30.00', spentOn: '2026-11-02', files }
  const foreign = [await bed.inside(() => ownFile('10001'))]
  for (const [wrong, path] of [
    [{ files: [] }, 'more.1.files'],
    [{ files: foreign }, 'more.1.files'],
    [{ spentOn: '2099-01-01' }, 'more.1.spentOn'],
    [{ amount: '0' }, 'more.1.amount'],
  ] as const)
    await expect(
      bed.call(addClaim, { body: claimInput({ more: [good, { ...good, ...wrong }] }) as never }, { token }),
    ).rejects.toMatchObject({ code: 400, fields: [{ path: expect.stringContaining(path) }] })
  const many = Array.from({ length: 20 }, () => good)
  expect(await codeFrom(bed.call(addClaim, { body: claimInput({ more: many }) }, { token }))).toBe(400)
  expect(await list()).toEqual([])
})
