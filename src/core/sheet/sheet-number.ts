/** Digits that a spreadsheet stores exactly. */
const exactDigits = 15

/**
 * Formats the number of a cell as a person would write it: `8.8000111E7` is 88000111, `80012.0` is 80012,
 * `0.30000000000000004` is 0.3.
 * @returns with the exponent if digits were lost: `6.9012E+18`
 */
export function plainNumber(value: string): string {
  const text = value.trim()
  if (!/^[+-]?\d+(\.\d*)?(E[+-]?\d{1,3})?$/i.test(text) || /^[+-]?\d+$/.test(text)) return value
  const number = Number(text)
  if (Math.abs(number) >= 10 ** exactDigits) return text.replace(/e\+?(?=\d)/i, 'E+')
  const plain = String(Number(number.toPrecision(exactDigits)))
  return plain.includes('e') ? value : plain
}

const longestFormat = 200
const zerosAndLiterals = /^(?:0|[- ]|"[^"]*"|\\.)+$/

/** Returns whether a number format has a fixed length: `00000`, `0000-00`, `"NB-"0000`. */
export function isFixedLength(format: string): boolean {
  const [positive = ''] = format.split(';')
  return (
    format.length <= longestFormat &&
    zerosAndLiterals.test(positive) &&
    positive.replace(/"[^"]*"|\\./g, '').replace(/[^0]/g, '').length > 1
  )
}

/** Formats an integer with a format of fixed length: 123 in `00000` is 00123. */
export function inFixedLength(value: string, format: string): string {
  if (!/^\d{1,30}$/.test(value) || !isFixedLength(format)) return value
  const [positive = ''] = format.split(';')
  const tokens = positive.match(/0|[- ]|"[^"]*"|\\./g) ?? []
  const zeros = tokens.filter((token) => token === '0').length
  const digits = value.padStart(zeros, '0')
  // Digits beyond the format's places go in front.
  let from = 0
  let to = digits.length - zeros
  return tokens
    .map((token) => {
      if (token !== '0') return token.startsWith('\\') ? token.slice(1) : token.replaceAll('"', '')
      const some = digits.slice(from, ++to)
      from = to
      return some
    })
    .join('')
}
