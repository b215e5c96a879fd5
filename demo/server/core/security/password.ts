import { fromBase64, toBase64 } from './base64'
import { hashing } from './hashing'

const tag = 'pbkdf2-sha256'

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
  return new Uint8Array(bits)
}

/**
 * Hashes a password: `pbkdf2-sha256$rounds$salt$hash`.
 * @throws Refusal 429 or 529 if too many hashes are computed already
 */
export async function hashPassword(password: string, rounds: number): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await hashing(() => derive(password, salt, rounds))
  return [tag, rounds, toBase64(salt), toBase64(hash)].join('$')
}

/** Returns a hash that matches no password and takes as long to check as others. */
export function hashOfNobody(rounds: number): string {
  const random = (length: number) => toBase64(crypto.getRandomValues(new Uint8Array(length)))
  return [tag, rounds, random(16), random(32)].join('$')
}

/**
 * Checks a password in the same time whether it is right or wrong. A malformed hash matches nothing.
 * @throws Refusal 429 or 529 if too many hashes are computed already
 */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [kind, rounds = '', salt = '', hash = ''] = stored.split('$')
  if (kind !== tag || !/^\d{1,8}$/.test(rounds)) return false
  const wanted = fromBase64(hash)
  const given = await hashing(() => derive(password, fromBase64(salt), Number(rounds)))
  let difference = wanted.length ^ given.length
  for (const [at, byte] of given.entries()) difference |= byte ^ (wanted[at] ?? 0)
  return difference === 0
}
