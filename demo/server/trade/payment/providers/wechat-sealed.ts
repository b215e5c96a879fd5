import { fromBase64, toBase64 } from '../../../core/security/base64'

/** Encrypted part of a notification: AES-256-GCM with the API key. */
export type Sealed = { ciphertext: string; nonce: string; associated_data?: string | undefined }

const utf8 = (text: string) => new TextEncoder().encode(text)
const keyOf = (apiKey: string, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', utf8(apiKey), 'AES-GCM', false, [use])
const how = ({ nonce, associated_data = '' }: Omit<Sealed, 'ciphertext'>) => ({
  name: 'AES-GCM',
  iv: utf8(nonce),
  additionalData: utf8(associated_data),
})

/** @throws Error if it was encrypted with another key, or altered */
export async function openSealed(apiKey: string, { ciphertext, ...rest }: Sealed): Promise<string> {
  const key = await keyOf(apiKey, 'decrypt')
  return new TextDecoder().decode(await crypto.subtle.decrypt(how(rest), key, fromBase64(ciphertext)))
}

export async function seal(apiKey: string, plain: string, rest: Omit<Sealed, 'ciphertext'>): Promise<Sealed> {
  const sealed = await crypto.subtle.encrypt(how(rest), await keyOf(apiKey, 'encrypt'), utf8(plain))
  return { ...rest, ciphertext: toBase64(new Uint8Array(sealed)) }
}
