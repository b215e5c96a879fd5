import { inFixedLength, isFixedLength, plainNumber } from '../../core/sheet/sheet-number'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|(\w{2,4}));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  )

/** Returns the attributes of a tag by name without prefix. */
const attributesOf = (tag: string) =>
  new Map(
    [...tag.matchAll(/(?:\w{1,40}:)?(\w{1,60})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', quoted, single]): [string, string] => [name, plain(quoted ?? single ?? '')],
    ),
  )

/** Returns all tags of a name with any prefix. */
const tagsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g'))].map(([, tag = '']) =>
    attributesOf(tag),
  )

/**
 * Returns the first visible sheet with cells, otherwise the first sheet.
 * @param workbook XML that lists the sheets
 * @param relations XML that maps their ids to parts
 * @returns its place, counted from 1, and its name
 */
export function visibleSheet(workbook: string, relations: string): { place: number; name: string } {
  const types = new Map(
    tagsOf(relations, 'Relationship').map((each) => [each.get('Id'), each.get('Type') ?? '']),
  )
  const sheets = tagsOf(workbook, 'sheet').filter((each) => each.get('name'))
  const hasCells = (each: ReadonlyMap<string, string>) => types.get(each.get('id'))?.endsWith('/worksheet')
  const isHidden = (each: ReadonlyMap<string, string>) => /^(?:very)?hidden$/i.test(each.get('state') ?? '')
  const found = sheets.findIndex((each) => hasCells(each) && !isHidden(each))
  const at = Math.max(0, found < 0 ? sheets.findIndex(hasCells) : found)
  return { place: at + 1, name: sheets[at]?.get('name') ?? '' }
}

/** Returns the number formats of fixed length by cell style. */
export function fixedLengths(styles: string): ReadonlyMap<string, string> {
  const formats = new Map(
    tagsOf(styles, 'numFmt').map((each) => [each.get('numFmtId'), each.get('formatCode') ?? '']),
  )
  const [, cells = ''] = /<(?:\w+:)?cellXfs\b([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles) ?? []
  return new Map(
    tagsOf(cells, 'xf').flatMap((each, at): [string, string][] => {
      const format = formats.get(each.get('numFmtId')) ?? ''
      return isFixedLength(format) ? [[String(at), format]] : []
    }),
  )
}

const numberCell =
  /<((?:\w+:)?c)\s([^<>]*)>((?:<(?:\w+:)?f\b[^<>]*>(?:[^<]*<\/(?:\w+:)?f>)?)?)<((?:\w+:)?v)>([^<]*)<\/\4>/g

/** Converts numbers with a format of fixed length to texts of that length. */
export function withFixedLengths(sheet: string, formats: ReadonlyMap<string, string>): string {
  if (formats.size === 0) return sheet
  return sheet.replace(
    numberCell,
    (whole: string, cell: string, tag: string, formula: string, value: string, content: string) => {
      const given = attributesOf(tag)
      const format = formats.get(given.get('s') ?? '0')
      if (format === undefined || (given.get('t') ?? 'n') !== 'n') return whole
      const shown = inFixedLength(plainNumber(content), format)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
      const reference = given.get('r')
      const place = reference === undefined ? '' : ` r="${reference}"`
      return `<${cell}${place} t="str">${formula}<${value}>${shown}</${value}>`
    },
  )
}
