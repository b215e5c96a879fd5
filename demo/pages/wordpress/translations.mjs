const unquoted = (text) =>
  [...text.matchAll(/^"(.*)"$/gm)].map(([, line]) => JSON.parse(`"${line}"`)).join('')

/**
 * Parses a .po file with context, text and translation. Other features of the format are not supported.
 * @returns {[key: string, translation: string][]} keys in the format of .mo and Jed: context, \u0004, text
 */
export function readPo(text) {
  const part = (block, word) => {
    const [, lines = ''] = new RegExp(`^${word} ((?:".*"\\n?)+)`, 'm').exec(block) ?? []
    return unquoted(lines)
  }
  return text.split(/\n\n+/).flatMap((block) => {
    if (!block.includes('msgid')) return []
    const context = part(block, 'msgctxt')
    return [[(context && `${context}\u0004`) + part(block, 'msgid'), part(block, 'msgstr')]]
  })
}

/** Returns the binary .mo format for PHP: sorted texts, then translations, each with length and offset. */
export function makeMo(entries) {
  const rows = entries
    .map((entry) => entry.map((text) => Buffer.from(text)))
    .sort(([one], [other]) => Buffer.compare(one, other))
  const head = 28
  const table = rows.length * 8
  const out = Buffer.alloc(head + 2 * table)
  ;[0x950412de, 0, rows.length, head, head + table, 0, head + 2 * table].forEach((value, at) =>
    out.writeUInt32LE(value, at * 4),
  )
  const texts = []
  let position = head + 2 * table
  for (const side of [0, 1]) {
    rows.forEach((row, at) => {
      out.writeUInt32LE(row[side].length, head + side * table + at * 8)
      out.writeUInt32LE(position, head + side * table + at * 8 + 4)
      texts.push(row[side], Buffer.of(0))
      position += row[side].length + 1
    })
  }
  return Buffer.concat([out, ...texts])
}

/** Returns the JSON format for the editor's script. */
export const makeJed = (entries, language) =>
  JSON.stringify({
    domain: 'messages',
    locale_data: {
      messages: {
        '': { domain: 'messages', lang: language, 'plural-forms': 'nplurals=1; plural=0;' },
        ...Object.fromEntries(entries.filter(([key]) => key).map(([key, text]) => [key, [text]])),
      },
    },
  })
