/** Encodings in which spreadsheets save text files. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252'] as const
export type TextEncoding = (typeof textEncodings)[number]
export const isTextEncoding = (name: string): name is TextEncoding =>
  textEncodings.some((encoding) => encoding === name)

/** Names for people. */
export const encodingNames: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gb18030: 'GBK / GB18030',
  big5: 'Big5',
  'windows-1252': 'Windows-1252',
}

/** Number of bytes to inspect. */
const sample = 1_000_000
/** Share that decides. */
const most = 0.9

/** Frequent characters in product lists, simplified and traditional. */
const common = new Set(
  '的一是不了人在有这中大来上国个到为子和地出年要下以生会自过家学对可里后小多天能好日于起发成事只作用主行方前所本见面公同三从动两长' +
    '件套箱盒包米克条根片台卷袋张支把副数量型号规格编码名称品牌价格库存单位备注颜色材质轴承螺栓螺母钢锈密封工业采购订货物料商产厂电气机械带轮链管阀泵油线' +
    '這來國個為會過學對裡後發動兩長條臺捲張雙數號規編碼稱價庫單備註顏質軸鋼鏽業採購訂貨產廠電氣機帶輪鏈閥',
)
const european =
  /[äöüßéèêëáàâãåæíìîïóòôõøúùûýñçœšžÄÖÜÉÈÊËÁÀÂÃÅÆÍÌÎÏÓÒÔÕØÚÙÛÝÑÇŒŠŽ°±²³µ½¼¾×·–—‘’“”„…€£®™©«»¿¡ \u00a0]/

const western = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
/** Corrects Windows-1252, which Node decodes as Latin-1. */
export const westernRepaired = (text: string, encoding: string): string =>
  encoding === 'windows-1252'
    ? text.replace(/[\x80-\x9f]/g, (sign) => western[sign.charCodeAt(0) - 0x80] ?? sign)
    : text

function decoded(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  try {
    // A character cut at the end of the sample is no error, unlike one at the end of the file.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: bytes.length === sample })
    return westernRepaired(text, encoding)
  } catch {
    return undefined
  }
}

/** Detects UTF-16 without BOM: every second byte of line ends, separators and digits is zero. */
function utf16(bytes: Uint8Array): TextEncoding | undefined {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > 0 && even === 0) return 'utf-16le'
  return even > 0 && odd === 0 ? 'utf-16be' : undefined
}

/** Score of a possible but unlikely encoding. */
const hardly = 0.01

const share = (some: number, all: number) => (all === 0 ? 0 : some / all)

/** Returns the share of byte pairs that are common characters of an encoding. */
function pairs(bytes: Uint8Array, isUsual: (lead: number, trail: number) => boolean): number {
  let [all, usual] = [0, 0]
  for (let at = 0; at < bytes.length - 1; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    all++
    if (isUsual(lead, bytes[++at] ?? 0)) usual++
  }
  return share(usual, all)
}
// Levels 1 and 2 of GB 2312 with symbols; level 1 of Big5 with symbols.
const inGb2312 = (lead: number, trail: number) => lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1
const inBig5 = (lead: number, trail: number) =>
  lead >= 0xa1 && lead <= 0xc6 && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1)

const likeness: Record<'gb18030' | 'big5' | 'windows-1252', (bytes: Uint8Array, text: string) => number> = {
  gb18030: (bytes, text) => likeChinese(text, pairs(bytes, inGb2312)),
  big5: (bytes, text) => likeChinese(text, pairs(bytes, inBig5)),
  'windows-1252'(_, text) {
    const signs = text.match(/\P{ASCII}/gu) ?? []
    // Accented letters are next to plain ones, rarely two of them side by side (“Größe”).
    const runs = text.match(/\P{ASCII}+/gu) ?? []
    const doubles = text.match(/(?<=[a-z])\P{ASCII}{2}(?=[a-z])/gu) ?? []
    const singles = runs.filter((run) => run.length === 1)
    const isUsual = share(signs.filter((sign) => european.test(sign)).length, signs.length) >= most
    const likely = share(singles.length + doubles.length, runs.length)
    if (!isUsual) return 0
    return likely > 0.5 ? likely : hardly
  },
}

function likeChinese(text: string, usual: number): number {
  const signs = text.match(/\p{Script=Han}/gu) ?? []
  if (signs.length === 0) return 0
  // A text of rare characters only is possible too.
  return usual < most ? hardly : hardly + share(signs.filter((sign) => common.has(sign)).length, signs.length)
}

/**
 * Returns the possible encodings of a text, the likeliest first. A single one is certain, several need a question,
 * none means that it is no text.
 */
export function likelyEncodings(whole: Uint8Array): TextEncoding[] {
  const bytes = whole.subarray(0, sample)
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return ['utf-8']
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  const wide = utf16(bytes.subarray(0, 10_000))
  if (wide) return [wide]
  if (decoded(bytes, 'utf-8') !== undefined) return ['utf-8']
  const read = (['gb18030', 'big5', 'windows-1252'] as const).flatMap((encoding) => {
    const text = decoded(bytes, encoding)
    return text === undefined ? [] : [{ encoding, like: likeness[encoding](bytes, text) }]
  })
  const ranked = read.toSorted((one, other) => other.like - one.like)
  const [best, next] = ranked
  if (!best || best.like === 0) return []
  const isSure = best.like > 3 * (next?.like ?? 0)
  return isSure ? [best.encoding] : ranked.filter(({ like }) => like > 0).map(({ encoding }) => encoding)
}

/** Returns a word that the possible encodings decode differently. */
export const wordIn = (bytes: Uint8Array, encoding: TextEncoding): string =>
  /[^\s,;|"]{0,20}\P{ASCII}[^\s,;|"]{0,20}/u.exec(decoded(bytes.subarray(0, sample), encoding) ?? '')?.[0] ??
  ''
