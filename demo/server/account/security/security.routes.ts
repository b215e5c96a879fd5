import { eq } from 'drizzle-orm'
import type { ProofPurpose } from '../../../../src/account/security/proof'
import {
  newEmailFields,
  newPasswordFields,
  newPhoneFields,
} from '../../../../src/account/security/security-fields'
import {
  changeEmail,
  changeLoginPassword,
  changePhone,
  changeSecondPayPassword,
  proveOneself,
  securityInfo,
  sendProofCode,
} from '../../../../src/account/security/security.contract'
import { plainEmail, plainPhone } from '../../../../src/session/verify-code/code-scene'
import { audit } from '../../core/documents/audit'
import { tokenOf } from '../../core/security/auth'
import { db, tx } from '../../core/database/db'
import { sqlState } from '../../core/database/db-error'
import { hashPassword } from '../../core/security/password'
import { refuse } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { toYesNo } from '../../core/http/to-yes-no'
import { customer, type Customer } from '../../session/sign-in/customer.table'
import { anyOrigin } from '../../session/sign-in/enter'
import { endPersonSessions } from '../../session/sign-in/sessions'
import { proveCode } from '../../session/verify-code/codes'
import { sendCode } from '../../session/verify-code/send-code'
import { masked } from './masked'
import { openProof, spendProof } from './proofs'
import { checkOneself, ownRow, ownTarget } from './prove-oneself'
import { scoreOf } from './score'

const takenPhone = () =>
  refuse(409, ['该手机号已被其他账号使用', 'This mobile number is already used by another account.'], {
    errors: [
      {
        path: 'phone',
        message: ['该手机号已被其他账号使用', 'This mobile number is already used by another account.'],
      },
    ],
  })
const takenEmail = () =>
  refuse(409, ['该邮箱已被其他账号使用', 'This email address is already used by another account.'], {
    errors: [
      {
        path: 'email',
        message: ['该邮箱已被其他账号使用', 'This email address is already used by another account.'],
      },
    ],
  })

type Change = {
  ticket: string
  purpose: ProofPurpose
  set: Partial<Customer>
  /** In the same transaction. */
  also?: () => Promise<unknown>
}

/** Writes what a proof allows, and who did it. */
async function change(personId: string, { ticket, purpose, set, also }: Change) {
  await tx(async () => {
    await spendProof(personId, purpose, ticket)
    await db().update(customer).set(set).where(eq(customer.id, personId))
    await also?.()
    await audit({
      actorType: 'buyer',
      actorId: personId,
      entity: 'customer',
      entityId: personId,
      action: `change ${purpose}`,
    })
  })
  return true
}

/** Another account may have taken the number a moment ago. */
const orTaken = (taken: () => Error) => (error: unknown) => {
  throw sqlState(error) === '23505' ? taken() : error
}

export function routes(app: App) {
  serve(app, securityInfo, async ({ who }) => {
    const row = await ownRow(who.personId)
    return {
      score: scoreOf(row),
      phone: masked(row.phone),
      email: masked(row.email),
      hasPassword: toYesNo(row.passwordHash !== ''),
      hasPayPassword: toYesNo(row.payPasswordHash !== ''),
      secondPayPassword: row.secondPayPassword,
    }
  })

  serve(app, sendProofCode, async ({ asked: { body }, who, ...call }) => {
    const target = ownTarget(await ownRow(who.personId), body.channel)
    return sendCode({ channel: body.channel, target }, 'prove', call)
  })

  serve(app, proveOneself, async ({ asked: { body }, who, address }) => {
    await checkOneself(await ownRow(who.personId), body.way, body.proof, address)
    return { ticket: await openProof(who.personId, body.purpose) }
  })

  serve(
    app,
    changeLoginPassword,
    async ({ asked: { body }, who, config, request }) => {
      const { personId } = who
      const passwordHash = await hashPassword(body.change.password, config.passwordRounds)
      return change(personId, {
        ticket: body.ticket,
        purpose: 'loginPassword',
        set: { passwordHash },
        // Ends sessions opened with the old password.
        also: () => endPersonSessions(personId, tokenOf(request, config, anyOrigin)),
      })
    },
    { words: newPasswordFields.fields },
  )

  serve(
    app,
    changePhone,
    async ({ asked: { body }, who }) => {
      const phone = plainPhone(body.change.phone)
      const spend = await proveCode(phone, 'change', body.change.smsCode, 'smsCode')
      return change(who.personId, {
        ticket: body.ticket,
        purpose: 'phone',
        set: { phone },
        also: spend,
      }).catch(orTaken(takenPhone))
    },
    { words: newPhoneFields.fields },
  )

  serve(
    app,
    changeEmail,
    async ({ asked: { body }, who }) => {
      const email = plainEmail(body.change.email)
      const spend = await proveCode(email, 'change', body.change.emailCode, 'emailCode')
      return change(who.personId, {
        ticket: body.ticket,
        purpose: 'email',
        set: { email },
        also: spend,
      }).catch(orTaken(takenEmail))
    },
    { words: newEmailFields.fields },
  )

  serve(app, changeSecondPayPassword, ({ asked: { body }, who }) =>
    change(who.personId, {
      ticket: body.ticket,
      purpose: 'secondPayPassword',
      set: { secondPayPassword: body.on },
    }),
  )
}
