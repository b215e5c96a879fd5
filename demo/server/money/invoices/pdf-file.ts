import { inUtf16, pdfFonts, textOperators, textWidth } from './pdf-text'

/** Points from the lower left corner of the page; sizes in points. */
export type PdfMark =
  | {
      kind: 'text'
      x: number
      y: number
      size: number
      text: string
      align?: 'left' | 'right'
      red?: boolean
    }
  | { kind: 'line'; from: [number, number]; to: [number, number]; width?: number }

const figure = (value: number) => String(Math.round(value * 100) / 100)

function drawn(mark: PdfMark): string {
  if (mark.kind === 'line') {
    const [x, y] = mark.from
    const [toX, toY] = mark.to
    return `${figure(mark.width ?? 0.5)} w ${figure(x)} ${figure(y)} m ${figure(toX)} ${figure(toY)} l S`
  }
  const { x, y, size, text, align = 'left', red = false } = mark
  const start = align === 'right' ? x - textWidth(text, size) : x
  const colour = red ? '0.75 0.1 0.1 rg' : '0 0 0 rg'
  return `BT ${colour} ${figure(start)} ${figure(y)} Td ${textOperators(text, size).join(' ')} ET`
}

const songDescriptor =
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>'

/**
 * A PDF of one page. Its text names fonts that every reader brings along, so that nothing is embedded; the words can be
 * searched and copied.
 * @param size width and height in points
 * @param about title of the document, in any script
 */
export function pdfOf(
  marks: readonly PdfMark[],
  [width, height]: [number, number],
  about: string,
): Uint8Array {
  const content = marks.map(drawn).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /${pdfFonts.han} 5 0 R /${pdfFonts.latin} 8 0 R /${pdfFonts.accents} 10 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R /DW 1000 >>',
    songDescriptor,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title <feff${inUtf16(about)}> /Producer (tradefront) >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /StandardEncoding >>',
  ]
  // All of it is ASCII, so that places in the text are places in the file.
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 9 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
