const hexOf = (bytes: Buffer) => bytes.toString('hex')

/** The part of a text's base64 that is the same whatever stands around it, for each place where it may begin. */
function inBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
    const from = Math.ceil((before * 8) / 6)
    return whole.toString('base64').slice(from, Math.floor((whole.length * 8) / 6))
  })
}

/** How a text may stand in another one: as it is, escaped, in base64 or hex. */
export function spellings(text: string): string[] {
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

/** Of named texts, the names of those that stand in a text in whatever spelling. */
export function searchFor(wanted: Record<string, string>): (text: string) => string[] {
  const all = Object.entries(wanted).map(([name, text]) => [name, spellings(text)] as const)
  return (text) => all.filter(([, ways]) => ways.some((way) => text.includes(way))).map(([name]) => name)
}
