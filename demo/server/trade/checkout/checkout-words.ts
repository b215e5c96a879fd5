import { invoiceForm } from '../../../../src/trade/checkout/invoice-form'
import type { FieldWords } from '../../core/http/field-words'

/** Names of checkout fields in error messages. */
export const checkoutWords: FieldWords = {
  ...invoiceForm.fields,
  addressId: ['收货地址', 'delivery address'],
  deliveryWay: ['配送方式', 'delivery method'],
  invoice: ['发票信息', 'invoice'],
  requireDate: ['期望到货日', 'required date'],
  notes: ['采购单号与成本中心', 'purchase-order numbers and cost centres'],
  purchaseNo: ['采购单号', 'purchase-order number'],
  costCentre: ['成本中心', 'cost centre'],
}
