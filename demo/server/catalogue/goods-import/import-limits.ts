import type { Text } from '../../../../src/core/language/messages'

/** What a file may hold at most. */
export const importLimits = {
  bytes: 100_000_000,
  rows: 200_000,
  columns: 60,
  /** Characters of one cell. */
  cell: 20_000,
  /** SKUs of one product. */
  skus: 100,
  /** Bytes that the parts of a workbook may unfold to, and of those its shared texts, which are held in memory. */
  unfolded: 1_000_000_000,
  sharedTexts: 50_000_000,
  /** How many shared texts there may be. */
  sharedCount: 1_000_000,
} as const

/** The same for whoever prepares a file. */
export const limitWords: Record<keyof typeof importLimits, Text> = {
  bytes: ['文件大小（字节）', 'Size of the file, in bytes'],
  rows: ['行数（不含表头）', 'Rows below the headings'],
  columns: ['列数', 'Columns'],
  cell: ['单元格字符数', 'Characters of a cell'],
  skus: ['每个商品的 SKU 数', 'SKUs of a product'],
  unfolded: ['XLSX 解压后大小（字节）', 'Size of a workbook when unzipped, in bytes'],
  sharedTexts: ['XLSX 共享文本大小（字节）', 'Size of a workbook’s shared texts, in bytes'],
  sharedCount: ['XLSX 共享文本条数', 'Shared texts of a workbook'],
}
