import { and, eq, isNotNull } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { sha256 } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { seal, unseal, unsealed, type SecretKeys } from '../../core/security/sealed-secret'
import { auditOperator } from './operator-audit'
import { operator, operatorRecoveryCode } from './operator.table'
import { randomGroups } from './random-groups'

/** Seconds that a code lasts, RFC 6238. */
const period = 30
const recoveryCodes = 10

/** The time of the operators' phones: the real one, wherever that of a demo was moved to. */
const phoneTime = () => clock.now().getTime() - clock.offset()

const totpOf = (secret: string, account = '', issuer = '') =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    period,
    digits: 6,
    algorithm: 'SHA1',
    label: account,
    issuer,
  })

/** What the QR code says to an authenticator app. */
export const totpAddress = (secret: string, account: string, issuer: string) =>
  totpOf(secret, account, issuer).toString()

/**
 * The time step that a code belongs to: the present one, or one before or after it.
 * @param time milliseconds
 */
export function stepOf(secret: string, code: string, time: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: time, window: 1 })
  return delta === null ? undefined : Math.floor(time / 1000 / period) + delta
}

const digitsOf = (code: string) => code.replace(/\s/g, '')
/** The step of a code that is right now. */
const stepNow = (secret: string, code: string) => stepOf(secret, digitsOf(code), phoneTime())
const plainOf = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

async function lockOperator(id: string) {
  const [row] = await db().select().from(operator).where(eq(operator.id, id)).for('update')
  return row
}

/**
 * The secret that an operator is enrolling with: the same until it is confirmed, as long as it can be opened.
 * @throws Refusal 409 there is a second factor already
 */
export async function enrollingSecret(id: string, keys: SecretKeys): Promise<string> {
  const fresh = new Secret({ size: 20 }).base32
  const totpSecret = await seal(fresh, id, keys)
  return tx(async () => {
    const row = await lockOperator(id)
    if (!row || row.totpSince) throw enrolledAlready()
    const begun = row.totpSecret === null ? undefined : await unsealed(row.totpSecret, id, keys)
    if (begun !== undefined) return begun
    await db().update(operator).set({ totpSecret }).where(eq(operator.id, id))
    return fresh
  })
}
const enrolledAlready = () => refuse(409, ['两步验证已启用', 'The second factor is set up already.'])

/** Takes a code, which counts once. Its secret is sealed anew, so that a new key spreads. @returns whether it was right */
export const takeCode = (id: string, code: string, keys: SecretKeys) =>
  tx(async () => {
    const row = await lockOperator(id)
    if (!row?.totpSecret || !row.totpSince) return false
    const secret = await unseal(row.totpSecret, id, keys)
    const step = stepNow(secret, code)
    if (step === undefined || step <= (row.totpStep ?? 0)) return false
    const totpSecret = await seal(secret, id, keys)
    await db().update(operator).set({ totpSecret, totpStep: step }).where(eq(operator.id, id))
    return true
  })

/** Takes one of the recovery codes, which is gone afterwards. @returns whether it was right */
export async function takeRecoveryCode(operatorId: string, code: string): Promise<boolean> {
  const codeHash = await sha256(plainOf(code))
  return tx(async () => {
    const [used] = await db()
      .delete(operatorRecoveryCode)
      .where(
        and(eq(operatorRecoveryCode.operatorId, operatorId), eq(operatorRecoveryCode.codeHash, codeHash)),
      )
      .returning()
    if (!used) return false
    await auditOperator({ by: operatorId, action: 'useRecoveryCode' })
    return true
  })
}

type Recovery = { codes: string[]; hashes: string[] }
async function newRecoveryCodes(): Promise<Recovery> {
  const codes = Array.from({ length: recoveryCodes }, randomGroups)
  return { codes, hashes: await Promise.all(codes.map((code) => sha256(plainOf(code)))) }
}

async function keepRecoveryCodes(operatorId: string, { hashes }: Recovery) {
  await db().delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, operatorId))
  await db()
    .insert(operatorRecoveryCode)
    .values(hashes.map((codeHash) => ({ operatorId, codeHash })))
}

/**
 * Sets the second factor up with the first code of it.
 * @returns the recovery codes, kept nowhere else; undefined: the code was wrong
 */
export async function enrol(id: string, code: string, keys: SecretKeys): Promise<string[] | undefined> {
  const recovery = await newRecoveryCodes()
  return tx(async () => {
    const row = await lockOperator(id)
    if (!row || row.totpSince) throw enrolledAlready()
    if (!row.totpSecret) return undefined
    const step = stepNow(await unseal(row.totpSecret, id, keys), code)
    if (step === undefined) return undefined
    await db().update(operator).set({ totpSince: clock.now(), totpStep: step }).where(eq(operator.id, id))
    await keepRecoveryCodes(id, recovery)
    await auditOperator({ by: id, action: 'enrolSecondFactor' })
    return recovery.codes
  })
}

/** New recovery codes in place of the old ones. */
export async function renewRecoveryCodes(id: string): Promise<string[]> {
  const recovery = await newRecoveryCodes()
  await tx(async () => {
    await keepRecoveryCodes(id, recovery)
    await auditOperator({ by: id, action: 'renewRecoveryCodes' })
  })
  return recovery.codes
}

/** How many operators cannot show their second factor: no key opens it. */
export async function closedSecondFactors(keys: SecretKeys): Promise<number> {
  const rows = await db()
    .select({ id: operator.id, totpSecret: operator.totpSecret })
    .from(operator)
    // Who is enrolling begins anew.
    .where(isNotNull(operator.totpSince))
  const secrets = await Promise.all(rows.map(({ id, totpSecret }) => unsealed(totpSecret ?? '', id, keys)))
  return secrets.filter((secret) => secret === undefined).length
}

/** Takes a second factor away, in the transaction of who does so: its owner enrols with a new one. */
export async function forgetSecondFactor(id: string) {
  await db()
    .update(operator)
    .set({ totpSecret: null, totpSince: null, totpStep: null })
    .where(eq(operator.id, id))
  await db().delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, id))
}
