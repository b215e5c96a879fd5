/** The fonts of a PDF by what its text names them, none of which is embedded. */
export const pdfFonts = { han: 'F1', latin: 'F2', accents: 'F3' } as const

/** Characters of Windows-1252 beyond Latin-1. */
const beyondLatin1 = '€‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ'
const beyondCodes = Uint8Array.of(
  0x80,
  0x82,
  0x83,
  0x84,
  0x86,
  0x87,
  0x88,
  0x89,
  0x8a,
  0x8b,
  0x8c,
  0x8e,
  0x98,
  0x99,
  0x9a,
  0x9b,
  0x9c,
  0x9e,
  0x9f,
)
/** Signs that the Chinese font draws as wide as its own. */
const wide = /[§¨°±·×÷]/

/** The code of a sign in the Latin font; undefined: it has none there. */
function latinCode(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff && !wide.test(sign))) return code
  return beyondCodes[beyondLatin1.indexOf(sign)]
}

/** Accents by their combining characters, in the standard encoding; letters that it has and Windows-1252 has not. */
const accents: Record<string, number> = {
  '\u0300': 0o301,
  '\u0301': 0o302,
  '\u0302': 0o303,
  '\u0303': 0o304,
  '\u0304': 0o305,
  '\u0306': 0o306,
  '\u0307': 0o307,
  '\u0308': 0o310,
  '\u030a': 0o312,
  '\u0327': 0o313,
  '\u030b': 0o315,
  '\u0328': 0o316,
  '\u030c': 0o317,
}
const standardLetters: Record<string, number> = { Ł: 0o350, ł: 0o370, ı: 0o365 }
const accentWidth = 333
/** Extra height of accents over capitals, in thousandths. */
const raise = 195
const below = new Set(['\u0327', '\u0328'])

/** Blocks that the Chinese font of every reader has. */
const inHanFont =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}Α-Ωα-ωА-Яа-яЁё\u3000-\u303f\uff00-\uffef\u2460-\u249bⅠ-Ⅻⅰ-ⅹ←-↓∀-⊿─-╿■-◿★☆♀♂℃№℡‖‘’“”—…‰′″※§¨°±·×÷ˇˉ㎎㎏㎜-㎞㎡㏄㏎㏑㏒㏕–]/u

/** Widths of Helvetica in thousandths of its size; what is missing is as wide as a digit. */
const widths: Record<string, number> = {
  ' ': 278,
  '.': 278,
  ',': 278,
  ':': 278,
  '-': 333,
  '(': 333,
  ')': 333,
  '/': 278,
  '%': 889,
  '½': 834,
  '¼': 834,
  '¾': 834,
  '€': 556,
  '™': 1000,
  '…': 1000,
}
const latinWidth = (sign: string) => {
  const [base = ''] = sign.normalize('NFD')
  return widths[sign] ?? widths[base] ?? (/\p{Lu}/u.test(base) ? 690 : 556)
}

/** A sign as it is drawn: in one font, or a letter with its accents over it. */
type Drawn = {
  font: keyof typeof pdfFonts
  code: number
  width: number
  over?: { code: number; rise: number }[]
}

function drawnSign(sign: string): Drawn[] {
  const code = latinCode(sign)
  if (code !== undefined) return [{ font: 'latin', code, width: latinWidth(sign) }]
  const standard = standardLetters[sign]
  if (standard !== undefined) return [{ font: 'accents', code: standard, width: latinWidth(sign) }]
  const point = sign.codePointAt(0) ?? 0
  if (point <= 0xffff && inHanFont.test(sign)) return [{ font: 'han', code: point, width: 1000 }]
  const [base = '', ...marks] = sign.normalize('NFD')
  const baseCode = latinCode(base)
  const known = marks.flatMap((mark) => accents[mark] ?? [])
  if (baseCode !== undefined && marks.length > 0 && known.length === marks.length) {
    const rise = /\p{Lu}|[bdfhklt]/u.test(base) ? raise : 0
    const over = marks.map((mark) => ({ code: accents[mark] ?? 0, rise: below.has(mark) ? 0 : rise }))
    return [{ font: 'latin', code: baseCode, width: latinWidth(base), over }]
  }
  // No standard font has the character, so its code point is printed.
  return [...`[U+${point.toString(16).toUpperCase().padStart(4, '0')}]`].flatMap(drawnSign)
}

const signsOf = (text: string) => [...text.normalize('NFC')].flatMap(drawnSign)

/** Returns the width of a text in points: exact for digits, approximate for words. */
export const textWidth = (text: string, size: number) =>
  (signsOf(text).reduce((sum, { width }) => sum + width, 0) * size) / 1000

const octal = (code: number) =>
  code >= 0x20 && code <= 0x7e && !/[\\()]/.test(String.fromCharCode(code))
    ? String.fromCharCode(code)
    : `\\${code.toString(8).padStart(3, '0')}`
const hex = (code: number) => code.toString(16).padStart(4, '0')

/** Draws accents over the previous letter and returns to its end. */
function accentsOver({ width, over = [] }: Drawn, size: number): string[] {
  return over.flatMap(({ code, rise }) => {
    const back = (width + accentWidth) / 2
    const on = (width - accentWidth) / 2
    return [
      `/${pdfFonts.accents} ${size} Tf ${Math.round((rise * size) / 10) / 100} Ts`,
      `[${back} (${octal(code)}) ${-on}] TJ 0 Ts`,
    ]
  })
}

/** The operators that draw a text, run by run of one font. */
export function textOperators(text: string, size: number): string[] {
  const operators: string[] = []
  let run: Drawn[] = []
  const flush = () => {
    const [first] = run
    if (!first) return
    const codes = run.map(({ code }) => (first.font === 'han' ? hex(code) : octal(code))).join('')
    operators.push(
      `/${pdfFonts[first.font]} ${size} Tf ${first.font === 'han' ? `<${codes}>` : `(${codes})`} Tj`,
    )
    operators.push(...accentsOver(run.at(-1) ?? first, size))
    run = []
  }
  for (const sign of signsOf(text)) {
    const last = run.at(-1)
    if (last && (last.font !== sign.font || last.over)) flush()
    run.push(sign)
  }
  flush()
  return operators
}

/** A text in UTF-16 for the document's own facts. */
export const inUtf16 = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')
