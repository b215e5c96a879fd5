import type { Text } from '../../../../src/core/language/messages'

/** Limits of an import file. */
export const importLimits = {
  bytes: 100_000_000,
  rows: 200_000,
  columns: 60,
  /** Characters per cell. */
  cell: 20_000,
  /** SKUs per product. */
  skus: 100,
  /** Unzipped size of a workbook in bytes. The limit of its shared texts, which stay in memory, follows. */
  unfolded: 1_000_000_000,
  sharedTexts: 50_000_000,
  /** Number of shared texts. */
  sharedCount: 1_000_000,
} as const

/** Labels of the limits for operators who prepare a file. */
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
