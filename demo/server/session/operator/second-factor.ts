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

/** Validity of a code in seconds (RFC 6238). */
const period = 30
const recoveryCodes = 10

/** Returns the real time, as on the operators' phones, even if the demo clock is ahead. */
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

/** Returns the URI in the QR code for an authenticator app. */
export const totpAddress = (secret: string, account: string, issuer: string) =>
  totpOf(secret, account, issuer).toString()

/**
 * Returns the time step of a code: the current one, or an adjacent one.
 * @param time in milliseconds
 */
export function stepOf(secret: string, code: string, time: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: time, window: 1 })
  return delta === null ? undefined : Math.floor(time / 1000 / period) + delta
}

const digitsOf = (code: string) => code.replace(/\s/g, '')
/** Returns the step of a code that is currently valid. */
const stepNow = (secret: string, code: string) => stepOf(secret, digitsOf(code), phoneTime())
const plainOf = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

async function lockOperator(id: string) {
  const [row] = await db().select().from(operator).where(eq(operator.id, id)).for('update')
  return row
}

/**
 * Returns the secret of an enrolment in progress. It stays the same until confirmed, unless it cannot be decrypted.
 * @throws Refusal 409 if the operator already has a second factor
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

/** Redeems a code once. Encrypts the secret again, so that key rotation takes effect. @returns whether it was correct */
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

/** Redeems and deletes a recovery code. @returns whether it was correct */
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
 * Activates the second factor with its first code.
 * @returns recovery codes, which are not stored in plain text; undefined for a wrong code
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

/** Replaces the recovery codes of an operator. */
export async function renewRecoveryCodes(id: string): Promise<string[]> {
  const recovery = await newRecoveryCodes()
  await tx(async () => {
    await keepRecoveryCodes(id, recovery)
    await auditOperator({ by: id, action: 'renewRecoveryCodes' })
  })
  return recovery.codes
}

/** Counts operators whose second factor cannot be decrypted with any key. */
export async function closedSecondFactors(keys: SecretKeys): Promise<number> {
  const rows = await db()
    .select({ id: operator.id, totpSecret: operator.totpSecret })
    .from(operator)
    // Operators with an unfinished enrolment can simply start again.
    .where(isNotNull(operator.totpSince))
  const secrets = await Promise.all(rows.map(({ id, totpSecret }) => unsealed(totpSecret ?? '', id, keys)))
  return secrets.filter((secret) => secret === undefined).length
}

/** Removes a second factor in the caller's transaction. The operator must enrol again. */
export async function forgetSecondFactor(id: string) {
  await db()
    .update(operator)
    .set({ totpSecret: null, totpSince: null, totpStep: null })
    .where(eq(operator.id, id))
  await db().delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, id))
}
