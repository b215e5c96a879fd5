/** Returns 128 random bits as 32 hexadecimal digits. Unlike `randomUUID` it works on plain http pages. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
