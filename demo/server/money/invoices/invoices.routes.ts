import { invoiceAddressForm } from '../../../../src/money/invoices/invoice-address-form'
import * as addresses from '../../../../src/money/invoices/invoice-addresses.contract'
import { applyForm } from '../../../../src/money/invoices/apply-form'
import * as application from '../../../../src/money/invoices/invoice-apply.contract'
import * as charges from '../../../../src/money/invoices/invoice-charges.contract'
import * as titles from '../../../../src/money/invoices/invoice-titles.contract'
import * as invoices from '../../../../src/money/invoices/invoices.contract'
import { titleForm } from '../../../../src/money/invoices/title-form'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { apply, trial } from './apply-invoice'
import { demandCharges } from './charges'
import { chargesPage } from './charges-page'
import { invoicablePage } from './invoicable-page'
import {
  changeInvoiceAddress,
  dropInvoiceAddress,
  invoiceAddressesOf,
  keepInvoiceAddress,
  makeDefaultInvoiceAddress,
} from './invoice-addresses'
import { detailOf, ofOrder } from './invoice-detail'
import { logPage } from './invoice-log'
import { changeTitle, dropTitle, keepTitle, makeDefaultTitle, titlesOf } from './invoice-titles'
import { invoicesPage } from './invoices-page'
import { confirmOwn, ticketOwn, withdrawOwn } from './own-invoices'

function titleRoutes(app: App) {
  const { fields: words } = titleForm
  serve(app, titles.listTitles, ({ who }) => titlesOf(who.companyId))
  serve(app, titles.addTitle, ({ asked, who }) => keepTitle(who, asked.body), { words })
  serve(app, titles.updateTitle, ({ asked, who }) => changeTitle(who, asked.path.id, asked.body), { words })
  serve(app, titles.setDefaultTitle, ({ asked, who }) => makeDefaultTitle(who.companyId, asked.path.id))
  serve(app, titles.deleteTitle, ({ asked, who }) => dropTitle(who.companyId, asked.path.id))
}

function addressRoutes(app: App) {
  const { fields: words } = invoiceAddressForm
  serve(app, addresses.listInvoiceAddresses, ({ who }) => invoiceAddressesOf(who.companyId))
  serve(app, addresses.addInvoiceAddress, ({ asked, who }) => keepInvoiceAddress(who.companyId, asked.body), {
    words,
  })
  serve(
    app,
    addresses.updateInvoiceAddress,
    ({ asked, who }) => changeInvoiceAddress(who.companyId, asked.path.id, asked.body),
    { words },
  )
  serve(app, addresses.setDefaultInvoiceAddress, ({ asked, who }) =>
    makeDefaultInvoiceAddress(who.companyId, asked.path.id),
  )
  serve(app, addresses.deleteInvoiceAddress, ({ asked, who }) =>
    dropInvoiceAddress(who.companyId, asked.path.id),
  )
}

export function routes(app: App) {
  titleRoutes(app)
  addressRoutes(app)
  const words = { ...applyForm.fields, orderIdList: ['订单', 'orders'] as const }
  serve(app, application.pageInvoicable, ({ asked, who }) => invoicablePage(who, asked.body))
  serve(app, application.tryInvoice, ({ asked, who }) => trial(who, asked.body), { words })
  serve(app, application.applyInvoice, ({ asked, who }) => apply(who, asked.body), { words })

  serve(app, invoices.pageInvoices, ({ asked, who }) => invoicesPage(who, asked.body))
  serve(app, invoices.logOfInvoices, ({ asked, who }) => logPage(who, asked.body))
  serve(app, invoices.invoiceDetail, ({ asked, who }) => detailOf(who, asked.path.id))
  serve(app, invoices.invoicesOfOrder, ({ asked, who }) => ofOrder(who, asked.path.no))
  serve(app, invoices.invoiceTicket, ({ asked, who }) => ticketOwn(who, asked.path.id))
  serve(app, invoices.withdrawInvoice, ({ asked, who }) => withdrawOwn(who, asked.path.id))
  serve(app, invoices.confirmInvoice, ({ asked, who }) => confirmOwn(who, asked.path.id))

  serve(app, charges.pageCharges, ({ asked, who }) => chargesPage(who, asked.body))
  serve(app, charges.payCharges, async ({ asked, who }) => ({
    payOrderId: await demandCharges(who, asked.body.idList),
  }))
}
