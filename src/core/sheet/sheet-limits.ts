/** Limits of a workbook, for every reader. */
export const sheetLimits = {
  /** Characters of a cell, as in spreadsheet programs. */
  cellText: 32_767,
  /** Characters of a tag, a comment or a text in the XML, where one character may take several. */
  markup: 300_000,
  /** Attributes of a tag. */
  attributes: 200,
  /** Depth of nested elements. */
  depth: 100,
  sheets: 1_000,
  /** Cell styles, as in spreadsheet programs. */
  styles: 65_490,
} as const
