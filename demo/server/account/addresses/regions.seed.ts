import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { region } from './addresses.table'
import { regionList } from './region-list'
import { regionNames } from './region-names'

/** Splits an entry into its digits, Chinese name and English name. */
function split(entry: string) {
  const [, code = '', name = '', english = ''] = /^(\d+) ?(\p{Script=Han}+) ?(.+)$/u.exec(entry) ?? []
  return { code, name, english }
}

function regions() {
  const rows: (Omit<typeof region.$inferInsert, 'position'> & { english: string })[] = []
  for (const [provinceEntry, cities] of Object.entries(regionList)) {
    const province = split(provinceEntry)
    rows.push({ ...province, parentCode: '' })
    for (const [cityEntry, districts] of Object.entries(cities)) {
      const city = split(cityEntry)
      rows.push({ ...city, parentCode: province.code })
      for (const entry of districts.split(' ')) {
        const district = split(entry)
        rows.push({ ...district, code: city.code.slice(0, 4) + district.code, parentCode: city.code })
      }
    }
  }
  return rows.map((row, position) => ({ ...row, position }))
}

export const seed: Seed = {
  room: 'account/addresses regions',
  async run() {
    const rows = regions()
    await db()
      .insert(region)
      .values(rows.map(({ english: _, ...row }) => row))
    const english = new Map(rows.map((row) => [row.name, row.english]))
    const { nameOf } = await regionNames()
    // A region is also shown with those above it, in English the other way round: 'Wuzhong, Suzhou, Jiangsu'.
    for (const name of rows.map(({ code }) => nameOf(code))) {
      const parts = name.split(' ').map((part) => english.get(part) ?? part)
      english.set(name, parts.toReversed().join(', '))
    }
    await saysInEnglish(english)
  },
}
