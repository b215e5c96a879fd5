import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { brandNames, type BrandName } from '../categories/brands'
import { brandCodes } from './brand-codes'
import { brand } from './brands.table'

const names = Object.keys(brandNames) as BrandName[]

/** Derives the id from the list position, so that URLs stay stable. */
export const brandId = (name: BrandName) => String(201 + names.indexOf(name))

export const seed: Seed = {
  room: 'catalogue/brands',
  run: async () => {
    await db()
      .insert(brand)
      .values(
        names.map((name) => ({
          id: brandId(name),
          brandName: name,
          code: brandCodes[name],
          firstLetter: brandNames[name],
        })),
      )
  },
}
