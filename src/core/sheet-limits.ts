/** What a workbook may hold at most, for every reader of one. */
export const sheetLimits = {
  /** Characters of one cell, as many as spreadsheets themselves allow. */
  cellText: 32_767,
  /** Characters of one tag, one comment or one text as they stand in the XML, where a character may take several. */
  markup: 300_000,
  /** Attributes of one tag. */
  attributes: 200,
  /** Elements inside of each other. */
  depth: 100,
  sheets: 1_000,
  /** Styles of cells, as many as spreadsheets themselves allow. */
  styles: 65_490,
} as const
