import * as z from 'zod/mini'
import { invitationState } from '../../src/account/invitations/invitation-state'
import { money, no, yes } from '../../src/core/api/shapes'
import type { Asking } from './ask'
import type { Inquiry } from './inquiry'
import { writeFaults, writing, type Wrote } from './writing'

const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const companyList = z.object({ companies: z.array(z.object({ id, current: z.number() })) })
const user = z.object({ id })
const unitList = z.object({ units: z.array(z.object({ id, parentId: z.optional(id) })) })
const roleList = z.object({
  roles: z.array(z.object({ id, given: z.number(), rights: z.array(z.string()) })),
})
const invitationList = z.object({
  content: z.array(z.object({ id, state: z.number(), roles: z.array(id), actions: z.array(z.string()) })),
})
const requestList = z.object({ content: z.array(z.object({ id, payAmount: money })) })
const request = z.object({
  payAmount: money,
  steps: z.array(z.unknown()),
  step: z.number(),
  amounts: z.object({
    goods: money,
    freight: money,
    discount: money,
    coupon: money,
    points: money,
    pay: money,
  }),
})
const budgetList = z.object({
  content: z.array(z.object({ amount: money, carried: money, used: money, reserved: money, free: money })),
})

/** Number of requests that are read whole. */
const mostRead = 5
const unknownId = 'check-api-none'

/**
 * Tests departments, roles, invitations, companies and requests of a company as its administrator. What it writes, it takes back: a
 * department, a role, and an invitation to an address at example.com.
 */
export function organisationTester(inquiry: Inquiry, token: string) {
  /** Marker text in everything that is written, as long as the name of a role may be. */
  const mark = `check-api-${Date.now().toString(36)}`
  const done = writing(inquiry, token)
  const wrong = writeFaults(inquiry)
  const read = async <S extends z.ZodMiniType>(name: string, shape: S, asking: Asking = {}) =>
    shape.safeParse(await done(name, asking)).data

  /** Checks that a request is refused with one of some codes. */
  async function refused(name: string, asking: Asking, codes: readonly number[]) {
    const judged = await inquiry.judged(name, asking, { token })
    if (judged === 'faulty') return
    const found = 'refused' in judged ? judged.refused : 200
    if (!codes.includes(found)) wrong(name, 'code', codes.join(' or '), String(found))
  }

  async function companies() {
    const own = await read('ownCompanies', companyList)
    const me = await read('userInfo', user)
    const current = own?.companies.filter((one) => one.current === yes).map((one) => one.id) ?? []
    if (own && me && current.join() !== me.id)
      wrong('ownCompanies', 'companies[].current', `10 at ${me.id} alone`, current.join())
    await refused('enterCompany', { body: { id: unknownId } }, [404])
    const after = await read('userInfo', user)
    if (me && after?.id !== me.id) wrong('enterCompany', 'id', `${me.id}, as before`, after?.id ?? 'nobody')
  }

  const unitsNow = async () => (await read('companyUnits', unitList))?.units

  /** Adds a department and deletes it. @returns whether it was taken back; undefined if none was added */
  async function units() {
    const before = await unitsNow()
    if (!before) return undefined
    const ids = new Set(before.map((one) => one.id))
    const tops = before.filter(({ parentId }) => parentId === undefined)
    if (tops.length !== 1)
      wrong('companyUnits', 'units', 'one department without another above', String(tops.length))
    const lost = before.find(({ parentId }) => parentId !== undefined && !ids.has(parentId))
    if (lost) wrong('companyUnits', 'units[].parentId', 'a listed department', lost.parentId ?? '')
    const added = await read('addUnit', id, { body: { name: mark } })
    if (added === undefined) return undefined
    if (!(await unitsNow())?.some((one) => one.id === added))
      wrong('addUnit', 'data', 'the id of a department that is listed', added)
    await done('deleteUnit', { path: { id: added } })
    const isGone = (await unitsNow())?.every((one) => one.id !== added)
    if (!isGone) wrong('deleteUnit', 'id', 'a department that is no longer listed', added)
    return isGone === true
  }

  const rolesNow = async () => (await read('companyRoles', roleList))?.roles ?? []

  /** Adds a role with one right and deletes it. @returns as `units` */
  async function roles() {
    const rights = ['request.see']
    const added = await read('addRole', id, { body: { name: mark, rights } })
    if (added === undefined) return undefined
    const found = (await rolesNow()).find((one) => one.id === added)
    if (found?.given !== no || found.rights.join() !== rights.join())
      wrong('addRole', 'rights', `an own role with ${rights.join()}`, JSON.stringify(found ?? null))
    await refused('addRole', { body: { name: mark, rights } }, [409])
    await done('deleteRole', { path: { id: added } })
    const isGone = (await rolesNow()).every((one) => one.id !== added)
    if (!isGone) wrong('deleteRole', 'id', 'a role that is no longer listed', added)
    return isGone
  }

  const invitationNow = async (invitationId: string) =>
    (await read('pageInvitations', invitationList, { body: { keyword: mark } }))?.content.find(
      (one) => one.id === invitationId,
    )

  /** Invites somebody and withdraws the invitation. @returns as `units` */
  async function invitations() {
    const target = `${mark}@example.com`
    const body = { target, legalName: mark, kind: 'sub', needReview: no, roles: ['buyer'] }
    const { waiting, withdrawn } = invitationState.code
    const added = await read('addInvitation', id, { body })
    if (added === undefined) return undefined
    const found = await invitationNow(added)
    if (found?.state !== waiting || found.roles.join() !== body.roles.join())
      wrong(
        'addInvitation',
        'state',
        `a waiting invitation as ${body.roles.join()}`,
        JSON.stringify(found ?? null),
      )
    await refused('addInvitation', { body }, [409])
    await done('withdrawInvitation', { path: { id: added } })
    const after = await invitationNow(added)
    const isOver = after?.state === withdrawn && after.actions.length === 0
    if (!isOver)
      wrong('withdrawInvitation', 'state', `${withdrawn} without actions`, JSON.stringify(after ?? null))
    await refused('withdrawInvitation', { path: { id: added } }, [409])
    return isOver
  }

  async function requests() {
    for (const row of (await read('pageRequests', requestList, { body: {} }))?.content.slice(0, mostRead) ??
      []) {
      const one = await read('requestDetail', request, { path: { id: row.id } })
      if (!one) continue
      const { goods, freight, discount, coupon, points, pay } = one.amounts
      const sum = goods + freight - discount - coupon - points
      if (sum !== pay || pay !== row.payAmount)
        wrong('requestDetail', 'amounts.pay', `${sum}, as its parts and the list say`, String(pay))
      if (one.step > one.steps.length)
        wrong('requestDetail', 'step', `at most ${one.steps.length}`, String(one.step))
    }
  }

  async function budgets() {
    for (const { amount, carried, used, reserved, free } of (
      await read('pageBudgets', budgetList, { body: {} })
    )?.content ?? []) {
      const rest = amount + carried - used - reserved
      if (rest !== free) wrong('pageBudgets', 'content[].free', String(rest), String(free))
    }
  }

  return async (): Promise<Wrote[]> => {
    await companies()
    await requests()
    await budgets()
    const wrote = (kind: string, takenBack: boolean | undefined, left = ''): Wrote[] =>
      takenBack === undefined ? [] : [{ what: `${kind} ${mark}`, takenBack, left }]
    return [
      ...wrote('department', await units()),
      ...wrote('role', await roles()),
      ...wrote('invitation', await invitations(), 'a withdrawn invitation'),
    ]
  }
}
