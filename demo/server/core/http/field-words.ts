import type { Text } from '../../../../src/core/language/messages'
import { withdrawalFields } from '../../../../src/money/deposit/withdrawal-fields'
import { loginFields } from '../../../../src/session/sign-in/login-fields'
import { registerEmailFields, registerFields } from '../../../../src/session/registration/registration-fields'

/** Names of fields in error messages, by the last part of their path. Fields of a form use its labels. */
export type FieldWords = Record<string, Text | { label: Text }>

const { captcha } = loginFields.fields
const { email } = registerEmailFields.fields
const { loginAccount, password, phone } = registerFields.fields
const { payPassword } = withdrawalFields.fields

/** Names of fields that belong to no form. */
export const fieldWords: FieldWords = {
  loginAccount,
  password,
  payPassword,
  captcha,
  phone,
  email,
  quantity: ['数量', 'quantity'],
  amount: ['金额', 'amount'],
  remark: ['备注', 'remark'],
  stars: ['评分', 'rating'],
  files: ['附件', 'attachment'],
  keyword: ['关键词', 'keyword'],
  goodsKeyWord: ['关键词', 'keyword'],
  pageNumber: ['页码', 'page number'],
  pageSize: ['每页条数', 'rows per page'],
  attrs: ['筛选条件', 'filters'],
  ranges: ['筛选条件', 'filters'],
  brandIds: ['品牌', 'brands'],
  idList: ['所选项', 'selected items'],
  codeList: ['订货号', 'SKU codes'],
  skuCodeList: ['订货号', 'SKU codes'],
  lines: ['商品行', 'lines'],
  skuGoodsList: ['商品行', 'lines'],
}
