import { asc } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { db } from '../../core/database/db'
import { refuseField } from '../../core/http/refusal'
import { region } from './addresses.table'

export const allRegions = () => db().select().from(region).orderBy(asc(region.position))

/** Regions as one finds them in an address. */
export async function regionNames() {
  const rows = await allRegions()
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const parents = new Set(rows.map(({ parentCode }) => parentCode))
  const nameOf = (code: string): string => {
    const found = byCode.get(code)
    if (!found) return ''
    const above = nameOf(found.parentCode)
    // A municipality is its own city.
    return [above.split(' ').at(-1) === found.name ? '' : above, found.name].filter(Boolean).join(' ')
  }
  return {
    /** `江苏省 苏州市 吴中区`; empty for a code that is none. */
    nameOf,
    /** Returns whether the code is a district, to which goods can be delivered, and not a city. */
    isDistrict: (code: string) => byCode.has(code) && !parents.has(code),
  }
}

const noDistrict: Text = ['请选择所在地区', 'Please select a region.']

/** The code of a district that goods can be sent to. @throws Refusal 400 */
export async function districtOf(regionCode: string | number): Promise<string> {
  const code = String(regionCode)
  if (!(await regionNames()).isDistrict(code)) throw refuseField(400, 'regionCode', noDistrict)
  return code
}
