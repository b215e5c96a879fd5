import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { region } from './addresses.table'
import { regionList } from './region-list'

const split = (entry: string) => ({ code: entry.slice(0, 6), name: entry.slice(7) })

function regions() {
  const rows: Omit<typeof region.$inferInsert, 'position'>[] = []
  for (const [provinceEntry, cities] of Object.entries(regionList)) {
    const province = split(provinceEntry)
    rows.push({ ...province, parentCode: '' })
    for (const [cityEntry, districts] of Object.entries(cities)) {
      const city = split(cityEntry)
      rows.push({ ...city, parentCode: province.code })
      for (const district of districts.split(' ')) {
        const code = city.code.slice(0, 4) + district.slice(0, 2)
        rows.push({ code, parentCode: city.code, name: district.slice(2) })
      }
    }
  }
  return rows.map((row, position) => ({ ...row, position }))
}

export const seed: Seed = {
  room: 'account/addresses regions',
  async run() {
    await db().insert(region).values(regions())
  },
}
