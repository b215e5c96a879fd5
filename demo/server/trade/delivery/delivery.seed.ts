import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { dayOff, warehouse, warehouseTransit } from './delivery.table'
import { warehouses } from './warehouses'

/** Holidays that fall on working days. */
const holidays = [
  '2026-10-01 2026-10-02 2026-10-05 2026-10-06 2026-10-07',
  '2027-01-01 2027-02-05 2027-02-08 2027-02-09 2027-02-10 2027-04-05 2027-05-03 2027-06-09 2027-09-15',
  '2027-10-01 2027-10-04 2027-10-05 2027-10-06 2027-10-07',
].flatMap((days) => days.split(' '))

export const seed: Seed = {
  room: 'trade/delivery',
  async run() {
    await db()
      .insert(warehouse)
      .values(warehouses.map(({ transit: _, ...row }) => row))
    await db()
      .insert(warehouseTransit)
      .values(
        warehouses.flatMap(({ id: warehouseId, transit }) =>
          Object.entries(transit).map(([provinceCode, days]) => ({ warehouseId, provinceCode, days })),
        ),
      )
    await db()
      .insert(dayOff)
      .values(holidays.map((day) => ({ day })))
  },
}
