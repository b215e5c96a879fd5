const part = 8_192

/** Converts each byte to one character, so that ASCII content can be matched as text. */
export function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += part)
    text += String.fromCharCode(...bytes.subarray(at, at + part))
  return text
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const bytes of parts) {
    whole.set(bytes, at)
    at += bytes.length
  }
  return whole
}
