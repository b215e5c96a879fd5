import { pick, type Text, type Values } from '../../../../src/core/language/messages'
import type { Locale } from '../../../../src/core/language/locale'

/** Faults of a file or cell, with the expected value. */
export const faultTexts = {
  // Faults of the file
  notTable: [
    '这不是 CSV 或 XLSX 文件。请用 Excel 另存为 XLSX 或“CSV UTF-8”',
    'This is no CSV or XLSX file. Save it from your spreadsheet as XLSX or “CSV UTF-8”.',
  ],
  oldWorkbook: ['旧版 XLS 文件无法读取，请另存为 XLSX', 'Old XLS files cannot be read. Save it as XLSX.'],
  brokenWorkbook: [
    'XLSX 文件已损坏或加密，无法读取',
    'The XLSX file is damaged or protected and cannot be read.',
  ],
  unfolds: [
    'XLSX 文件解压后过大，已拒绝。请拆分或另存为 CSV',
    'The XLSX file unzips to more than is allowed. Split it, or save it as CSV.',
  ],
  cellTooLong: [
    '第 {row} 行附近有单元格超过 {most} 个字符',
    'A cell near row {row} has more than {most} characters.',
  ],
  textTooLong: [
    'XLSX 文件中有文本超过 {most} 个字符',
    'A text in the XLSX file has more than {most} characters.',
  ],
  markupTooLong: [
    'XLSX 文件中有单元格文本、标记、属性或注释超过 {most} 个字符',
    'A cell’s text, a tag, an attribute or a comment in the XLSX file has more than {most} characters.',
  ],
  tooManyAttributes: [
    'XLSX 文件中有标记的属性超过 {most} 个',
    'A tag in the XLSX file has more than {most} attributes.',
  ],
  tooDeep: ['XLSX 文件的标记嵌套超过 {most} 层', 'Tags in the XLSX file are nested more than {most} deep.'],
  tooManySheets: ['工作表超过 {most} 个', 'There are more than {most} sheets.'],
  tooManyTexts: ['XLSX 文件的共享文本超过 {most} 条', 'The XLSX file has more than {most} shared texts.'],
  tooCostly: [
    '读取文件占用的时间或内存过多，已停止。请拆分或另存为 CSV',
    'Reading the file took too much time or memory and was stopped. Split it, or save it as CSV.',
  ],
  encoding: [
    '文件编码无法识别。请另存为“CSV UTF-8”，或选择编码后重新上传',
    'The file’s encoding is unknown. Save it as “CSV UTF-8”, or upload it again with its encoding.',
  ],
  encodingUnsure: [
    '文件编码不能确定：{readings}。请选择读得对的编码，重新上传',
    'The file’s encoding is not certain: {readings}. Upload it again with the one that reads right.',
  ],
  quotes: ['第 {row} 行附近的引号不成对', 'A quotation mark near row {row} is not closed.'],
  fileTooLarge: [
    '文件超过 {most} MB，请拆分后分别导入',
    'The file is larger than {most} MB. Split it and import the parts.',
  ],
  fileEmpty: ['文件是空的', 'The file is empty.'],
  noRows: ['只有表头，没有数据行', 'There are headings but no rows below them.'],
  tooManyRows: [
    '超过 {most} 行，请拆分后分别导入',
    'There are more than {most} rows. Split the file and import the parts.',
  ],
  tooManyColumns: [
    '超过 {most} 列，请删除多余的列',
    'There are more than {most} columns. Remove those that are not needed.',
  ],
  noHeadings: [
    '第一行没有可识别的列名。请使用模板中的列名',
    'The first row holds no heading that is known. Use those of the template.',
  ],
  missingColumn: ['缺少“{column}”列', 'The column “{column}” is missing.'],
  columnTwice: ['“{column}”列出现了两次', 'The column “{column}” occurs twice.'],
  interrupted: [
    '读取时服务器停止，未写入任何数据，请重新上传',
    'The server stopped while it read the file. Nothing was written. Upload it again.',
  ],
  importedBefore: [
    '同一个文件已于 {time} 导入。按变动数量再次导入会重复计算；如确需导入，请修改文件',
    'This very file was imported on {time}. Its stock changes would count twice; change the file if they should.',
  ],
  // Faults of a row
  twin: ['与第 {row} 行重复', 'The same as in row {row}.'],
  tooManyCells: ['本行的单元格多于列名', 'This row has more cells than there are headings.'],
  otherRowWrong: ['同一商品的第 {row} 行有误', 'Row {row} of the same product is wrong.'],
  nothingGiven: ['本行没有要修改的内容', 'This row says nothing to change.'],
  // Faults of a cell
  needed: ['必填', 'This must be filled in.'],
  neededForNew: ['新商品必填', 'New products need this.'],
  tooLong: ['最多 {most} 个字符', 'At most {most} characters.'],
  unreadable: ['含有无法保存的字符', 'It contains characters that cannot be stored.'],
  notAmount: [
    '应为大于 0、最多两位小数的金额，如 12.50',
    'Expected an amount above 0 with at most two decimals, such as 12.50.',
  ],
  notWhole: ['应为 {least} 至 {most} 的整数', 'Expected a whole number from {least} to {most}.'],
  notFigure: ['应为不小于 0 的数，如 0.35', 'Expected a number of at least 0, such as 0.35.'],
  notCode: [
    '编码不能含空格以外的不可见字符，最多 {most} 个字符',
    'A code has at most {most} characters, and none that cannot be seen.',
  ],
  codeAsFigure: [
    '编码被表格软件改成了科学计数法，请将该列设为文本',
    'The spreadsheet made a figure of this code. Format the column as text.',
  ],
  notTiers: [
    '应为“数量=价格; 数量=价格”，如 10=9.50; 100=8.80，数量不重复',
    'Expected quantities with prices, such as 10=9.50; 100=8.80, each quantity once.',
  ],
  tierAbovePrice: ['阶梯价不应高于零售价 {most}', 'A tier price must not be above the list price of {most}.'],
  tierAboveBrand: [
    '阶梯价不应高于品牌价 {most}',
    'A tier price must not be above the brand price of {most}.',
  ],
  notPairs: [
    '应为“名称=值; 名称=值”，名称不重复',
    'Expected names with values, such as name=value; name=value, each name once.',
  ],
  notPacks: [
    '应为“单位=数量; 单位=数量”，如 盒=10; 箱=200',
    'Expected units with their pieces, such as box=10; carton=200.',
  ],
  notOneOf: ['应为以下之一：{choices}', 'Expected one of: {choices}.'],
  notAddress: ['应为 https:// 开头的图片地址', 'Expected addresses of pictures that begin with https://.'],
  notPath: ['应为 1 至 3 级分类，用 / 分隔', 'Expected one to three levels, separated by /.'],
  otherLength: ['与中文“{column}”的项数不同', 'It has not as many items as “{column}”.'],
  otherThanRow: ['与同一商品第 {row} 行的“{value}”不同', 'Row {row} of the same product says “{value}”.'],
  englishTaken: [
    '“{text}”也是商城其他内容的文字，英文为“{words}”，不能在此修改',
    '“{text}” is also a text of the shop, in English “{words}”; an import does not change it.',
  ],
  skuElsewhere: ['该 SKU 已属于商品 {code}', 'This SKU belongs to the product {code} already.'],
  specTwice: ['规格与本商品的 SKU {code} 相同', 'The SKU {code} of this product has the same specification.'],
  specNames: [
    '规格名称应与本商品其他 SKU 一致：{names}',
    'The other SKUs of this product differ in {names}.',
  ],
  specNeeded: ['本商品有多个 SKU，须填写规格', 'The product has several SKUs. Enter how this one differs.'],
  tooManySkus: ['一个商品最多 {most} 个 SKU', 'A product has at most {most} SKUs.'],
  severalShops: ['商城有多个店铺，须填写店铺', 'There are several shops: say which one sells it.'],
  unknownSku: ['没有这个 SKU', 'There is no such SKU.'],
  totalOrChange: ['“库存数量”与“变动数量”须且只能填一项', 'Enter either the total or the change, not both.'],
  belowZero: ['库存将变为 {value}，不能小于 0', 'The stock would become {value}; it cannot be below 0.'],
} satisfies Record<string, Text>

export type FaultName = keyof typeof faultTexts

/** A fault with its column and the value found. */
export type Fault = { name: FaultName; column?: string; found?: string; values?: Values }

/** A changed column of a row, with the values before and after. */
export type Change = { column: string; from: string; to: string }

export type NeedKind = 'categories' | 'brands' | 'shops' | 'warehouses'
/** Names of records that the import creates for the goods. */
export type Created = { [Kind in NeedKind]?: string[] }
/** Similar existing names for each name in `Created`. */
export type Similar = { [Kind in NeedKind]?: Record<string, string[]> }
/** The operator's choice for each name in `Created`: an existing name, or the name itself. */
export type Instead = { [Kind in NeedKind]?: Record<string, string> }

/** Returns the sentence of a fault. A row is named by its number as spreadsheets show it, without separators. */
export const faultText = ({ name, values = {} }: Fault, language: Locale) =>
  pick(faultTexts[name], language, 'row' in values ? { ...values, row: String(values.row) } : values)

/** A fault of the whole file. */
export class FileFault extends Error {
  override name = 'FileFault'
  readonly fault: Fault
  constructor(name: FaultName, values: Values = {}) {
    super(name)
    this.fault = { name, values }
  }
}
