import { fromBase64, toBase64 } from './base64'
import { refuse } from '../http/refusal'
import { StartError } from '../config/start-error'

/** AES keys of 32 bytes. The first one encrypts, each of them decrypts. Without a key, secrets are stored unencrypted. */
export type SecretKeys = readonly Uint8Array<ArrayBuffer>[]

/** 32 bytes in base64. */
const keyForm = /^[A-Za-z\d+/]{43}=$/
const ivBytes = 12
const mark = 'sealed:'

function keyOf(base64: string) {
  if (keyForm.test(base64)) return fromBase64(base64)
  // The message omits the value, because it would be logged.
  throw new StartError('SECRETS_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them.')
}

/** Parses the keys. @throws StartError for anything but 32 bytes in base64 */
export const secretKeys = (base64: readonly string[]): SecretKeys => base64.map(keyOf)

const cipher = (key: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])
const parameters = (iv: Uint8Array<ArrayBuffer>, owner: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(owner),
})

/**
 * Encrypts a secret for the database, so that a copy of the database does not reveal it.
 * @param owner id of the owner; the ciphertext decrypts in no other row
 */
export async function seal(secret: string, owner: string, [key]: SecretKeys): Promise<string> {
  if (!key) return secret
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt(
    parameters(iv, owner),
    await cipher(key),
    new TextEncoder().encode(secret),
  )
  return mark + toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

async function openedWith(key: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>, owner: string) {
  const [iv, sealed] = [bytes.slice(0, ivBytes), bytes.slice(ivBytes)]
  // A wrong key is no error: the next one may fit.
  return crypto.subtle.decrypt(parameters(iv, owner), await cipher(key), sealed).catch(() => undefined)
}

/** Decrypts a secret. Returns nothing if no key fits. A secret stored without a key is returned as it is. */
export async function unsealed(sealed: string, owner: string, keys: SecretKeys): Promise<string | undefined> {
  if (!sealed.startsWith(mark)) return sealed
  const bytes = fromBase64(sealed.slice(mark.length))
  for (const key of keys) {
    const secret = await openedWith(key, bytes, owner)
    if (secret) return new TextDecoder().decode(secret)
  }
  return undefined
}

/** Decrypts a secret. @throws Refusal 503 no key fits */
export async function unseal(sealed: string, owner: string, keys: SecretKeys): Promise<string> {
  const secret = await unsealed(sealed, owner, keys)
  if (secret !== undefined) return secret
  throw refuse(
    503,
    [
      '服务器缺少密钥，暂时无法验证，请联系管理员',
      'The server lacks the key to check this. Please tell its administrator.',
    ],
    { status: 503 },
  )
}
