import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { columnsOf, type ImportKind } from '../../../demo/server/catalogue/goods-import/import-kinds'
import {
  bringIn,
  countsOf,
  importById,
  startImport,
} from '../../../demo/server/catalogue/goods-import/imports'
import { sheetOnDisk } from '../../../demo/server/catalogue/goods-import/intake/sheet-on-disk'
import { workOnImports } from '../../../demo/server/catalogue/goods-import/work-on-imports'
import type { SheetFile } from '../../../demo/server/core/http/sheet-file'
import { ownShop } from './own-shop'

/** Cells of a row, by our columns. */
export type Line = Record<string, string | number>

/** A file of rows as a reader would give it. */
export function sheet(kind: ImportKind, lines: readonly Line[]): SheetFile {
  const keys = [...new Set(lines.flatMap((line) => Object.keys(line)))]
  const columns = columnsOf(kind)
  const rows = [
    keys.map((key) => columns[key]?.heading[0] ?? key),
    ...lines.map((line) => keys.map((key) => String(line[key] ?? ''))),
  ]
  return {
    name: `${kind}.csv`,
    size: 1,
    checksum: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    async *rows() {
      for (const [at, cells] of rows.entries()) yield { number: at + 1, cells }
    },
  }
}

/** The same from the bytes of a file. */
export async function fileOf(bytes: Uint8Array | string, name = 'goods.csv'): Promise<SheetFile> {
  const path = join(tmpdir(), `import-test-${randomUUID()}`)
  await writeFile(path, bytes)
  return sheetOnDisk(path, name)
}

/** Brings a file in and checks it. */
export const check = (kind: ImportKind, file: SheetFile) =>
  ownShop.inside(async () => {
    const { id, read } = await bringIn(kind, file, '')
    await read
    await workOnImports(60_000)
    return { ...(await importById(id)), counts: await countsOf(id, 'outcome') }
  })

/** The same, and imports it. */
export async function bring(kind: ImportKind, file: SheetFile, leavesOut = false) {
  const { id } = await check(kind, file)
  return ownShop.inside(async () => {
    await startImport(id, leavesOut, '')
    await workOnImports(60_000)
    return { ...(await importById(id)), counts: await countsOf(id, 'result') }
  })
}

/** A product of one SKU with all that it needs. */
export const product = (at: number, more: Line = {}): Line => ({
  productCode: `P-${at}`,
  skuCode: `P-${at}-A`,
  name: `恒锐 ${6000 + at}-2RS 深沟球轴承`,
  category: '轴承/滚动轴承/深沟球轴承',
  brand: '恒锐',
  unit: '个',
  minOrder: 10,
  step: 5,
  price: '9.80',
  tiers: '10=9.50; 100=8.80',
  stock: 500,
  attributes: '精度等级=P0; 密封形式=双面橡胶密封',
  ...more,
})
