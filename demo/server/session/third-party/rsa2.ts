import { fromBase64, toBase64 } from '../../core/security/base64'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

const base64Of = (bytes: ArrayBuffer) => toBase64(new Uint8Array(bytes))
const withoutFrame = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '')

/** @param pem PKCS#8, with or without header and footer */
export const privateKey = (pem: string) =>
  crypto.subtle.importKey('pkcs8', fromBase64(withoutFrame(pem)), algorithm, false, ['sign'])

/** @param pem SPKI, with or without header and footer */
export const publicKey = (pem: string) =>
  crypto.subtle.importKey('spki', fromBase64(withoutFrame(pem)), algorithm, false, ['verify'])

/** Returns the text to sign: the unencoded parameters, sorted by name. */
export const signedText = (params: Record<string, string>) =>
  Object.entries(params)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** Signs with Alipay's RSA2: RSA with SHA-256, in base64. */
export const sign = async (key: CryptoKey, text: string) =>
  base64Of(await crypto.subtle.sign(algorithm, key, new TextEncoder().encode(text)))

const base64 = /^([A-Za-z\d+/]{4})*([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/

export const isSigned = async (key: CryptoKey, text: string, signature: string) =>
  base64.test(signature) &&
  crypto.subtle.verify(algorithm, key, fromBase64(signature), new TextEncoder().encode(text))

/** Creates a key pair for the demo. */
export async function newPair() {
  const pair = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )
  return {
    privatePem: base64Of(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
    publicPem: base64Of(await crypto.subtle.exportKey('spki', pair.publicKey)),
  }
}
