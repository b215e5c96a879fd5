const hexOf = (bytes: Buffer) => bytes.toString('hex')

/** Returns the invariant part of a text's base64 for each of its three alignments. */
function inBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
    const from = Math.ceil((before * 8) / 6)
    return whole.toString('base64').slice(from, Math.floor((whole.length * 8) / 6))
  })
}

/** Returns the encodings of a text: plain, escaped, base64 and hex. */
export function encodingsOf(text: string): string[] {
  const bytes = Buffer.from(text)
  const base64 = inBase64(bytes)
  const escaped = hexOf(bytes).replace(/../g, '%$&')
  return [
    ...new Set([
      text,
      encodeURIComponent(text),
      encodeURIComponent(encodeURIComponent(text)),
      JSON.stringify(text).slice(1, -1),
      ...base64,
      ...base64.map((part) => part.replaceAll('+', '-').replaceAll('/', '_')),
      ...base64.map((part) => encodeURIComponent(part)),
      hexOf(bytes),
      hexOf(bytes).toUpperCase(),
      escaped,
      escaped.toUpperCase(),
    ]),
  ]
}

/** Creates a search that returns the names of texts found in any encoding. */
export function searchFor(wanted: Record<string, string>): (text: string) => string[] {
  const all = Object.entries(wanted).map(([name, text]) => [name, encodingsOf(text)] as const)
  return (text) => all.filter(([, ways]) => ways.some((way) => text.includes(way))).map(([name]) => name)
}
