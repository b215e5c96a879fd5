const apart = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const together = /^(\d{4})(\d{2})(\d{2})$/

/** Parses common notations of a day (2026/11/5, 2026年11月5日, 20261105) to `yyyy-MM-dd`. Other text stays. */
export function typedDay(text: string): string {
  const clean = text.normalize('NFKC').replace(/\s/g, '')
  const [, year = '', month = '', day = ''] = apart.exec(clean) ?? together.exec(clean) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
}
