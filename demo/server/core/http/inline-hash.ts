import { toBase64 } from '../security/base64'

/** Hashes an inline script or style for a content security policy: `'sha256-…'`. */
export async function inlineHash(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${toBase64(new Uint8Array(hash))}'`
}
