import * as enquiries from '../../../../src/trade/enquiries/enquiries.contract'
import { enquiryForm } from '../../../../src/trade/enquiries/enquiry-form'
import { pageEnquiryOrders } from '../../../../src/trade/enquiries/enquiry-orders.contract'
import * as steps from '../../../../src/trade/enquiries/enquiry-steps.contract'
import type { FieldWords } from '../../core/http/field-words'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { buyerOf } from '../cart/buyer'
import { askSuppliers } from './add-enquiry'
import { awardOwn } from './award-enquiry'
import { enquiriesPage } from './enquiries-page'
import { detailOf } from './enquiry-detail'
import { enquiryOrdersPage } from './enquiry-orders'
import { closeOwn, toCartOwn, writeOwn } from './own-enquiries'

const addWords: FieldWords = {
  ...enquiryForm.fields,
  lines: ['商品', 'goods'],
  name: ['商品名称', 'product name'],
  unit: ['单位', 'unit'],
  targetPrice: ['期望单价', 'expected price'],
}

export function routes(app: App) {
  serve(app, enquiries.addEnquiry, async ({ asked, who }) => askSuppliers(await buyerOf(who), asked.body), {
    lines: true,
    words: addWords,
  })

  serve(app, enquiries.pageEnquiries, ({ asked, who }) => enquiriesPage(who, asked.body))

  serve(app, enquiries.enquiryDetail, ({ asked, who }) => detailOf(asked.path.id, who))

  serve(app, pageEnquiryOrders, ({ asked, who }) => enquiryOrdersPage(who, asked.body))

  serve(app, steps.selectQuote, ({ asked, who }) => awardOwn(who, asked.path.id))

  serve(app, steps.closeEnquiry, ({ asked, who }) => closeOwn(who, asked.path.id))

  serve(app, steps.enquiryToCart, ({ asked, who, language }) => toCartOwn(who, asked.path.id, language))

  serve(app, steps.writeToEnquiry, ({ asked, who }) => writeOwn(who, asked.path.id, asked.body), {
    words: { text: ['内容', 'message'] },
  })
}
