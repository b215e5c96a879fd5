import { messages } from '../../core/language/messages'

export const enquiryRequestMessages = messages('enquiryRequest', {
  title: ['发起询价', 'New inquiry'],
  goods: ['询价商品', 'Goods'],
  said: ['询价要求', 'What you need'],
  addLine: ['手动填写', 'Enter goods'],
  byCode: ['按订货号添加', 'Add by code'],
  codeHint: ['订货号，可带数量，如 6204-2RS 20', 'A code and, if you like, a quantity: 6204-2RS 20'],
  add: ['添加', 'Add'],
  upload: ['导入表格', 'Import a table'],
  uploadHint: [
    'CSV 或 XLSX，含订货号（或商品名称）和数量两列；只在浏览器内读取。',
    'CSV or XLSX with a column of codes (or names) and one of quantities; it never leaves the browser.',
  ],
  imported: [
    '已添加 {n} 行，其中 {unknown} 行未收录',
    '{n} {n|row|rows} added, {unknown} of them not listed.',
  ],
  noRoom: ['一次最多询价 {n} 种商品', 'At most {n} {n|kind|kinds} of goods at once.'],
  lookFailed: ['商品信息读取失败，请重试', 'The goods could not be looked up. Please try again.'],
  tooLarge: ['文件或图片大小超过 2 MB', 'File or picture size exceeds 2MB.'],
  empty: ['文件没有内容', 'The file is empty.'],
  notTable: ['不是可识别的表格文件', 'This file is not a table.'],
  oldWorkbook: ['请另存为 XLSX 后再导入', 'Please save it as XLSX first.'],
  tooManyRows: ['表格行数过多', 'The table has too many rows.'],
  longCell: ['有单元格内容过长，请缩短后重试', 'A cell holds too much text. Shorten it and try again.'],
  unfolds: ['表格内容过大', 'The table is too large.'],
  encodingUnsure: [
    '文件的文字编码不能确定，请另存为“CSV UTF-8”或 XLSX 后重新选择',
    'The text encoding of the file is not certain. Save it as “CSV UTF-8” or XLSX and choose it again.',
  ],
  readerMissing: [
    '读取表格的程序没有加载，请检查网络后重新选择文件',
    'The spreadsheet reader did not load. Check the network and choose the file again.',
  ],
  nothing: ['请先添加要询价的商品', 'Please add goods first.'],
  emptyTitle: ['还没有要询价的商品', 'No goods to inquire about yet'],
  emptyText: ['填写商品、按订货号添加，或导入表格。', 'Type goods in, add them by code, or import a table.'],
  hint: ['提交后多家供应商在截止日前报价', 'Suppliers quote before the deadline.'],
  submit: ['提交询价', 'Send inquiry'],
  unknown: [
    '网络中断，是否提交成功尚不清楚；再次提交不会重复询价。',
    'The connection was cut, and it is not known whether the inquiry was sent. Sending it again does not create a second one.',
  ],
  sent: ['询价 {no} 已提交', 'Inquiry {no} was sent.'],
})
