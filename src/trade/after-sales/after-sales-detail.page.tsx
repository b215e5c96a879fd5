import { DocumentMoney } from '../../site/brand-site/document-money'
import { DocumentPage } from '../../ui/pages/document-page'
import { useHost, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { openAfterSalesDetail } from './after-sales-detail.store'
import { AfterSalesFacts } from './after-sales-facts'
import { AfterSalesHead } from './after-sales-head'
import { AfterSalesLog } from './after-sales-log'
import { AfterSalesPieces } from './after-sales-pieces'
import { afterSalesMessages } from './after-sales.messages'
import { ParcelFacts } from './parcel-facts'
import { RefundFacts } from './refund-facts'
import detailSheet from './after-sales-detail.css?sheet'
import sheet from './after-sales.css?sheet'

/** Detail page of an after-sales case: progress, application, parcels, refund and log. */
export default function AfterSalesDetailPage({ afterSaleId }: { afterSaleId: string }) {
  useSheet(sheet)
  useSheet(detailSheet)
  const { scope } = useHost()
  const say = useSay(afterSalesMessages)
  const { document, steps } = useOpened(() => openAfterSalesDetail(scope, afterSaleId))
  return (
    <DocumentPage of={document} what={say('title')} missing={say('missing')} list="afterSales">
      {(afterSale) => (
        <DocumentMoney of={afterSale}>
          <AfterSalesHead afterSale={afterSale} steps={steps} />
          <AfterSalesPieces afterSale={afterSale} />
          <div className="after-sales-cards">
            <AfterSalesFacts afterSale={afterSale} />
            <div className="stack gap-16">
              <ParcelFacts afterSale={afterSale} />
              <RefundFacts afterSale={afterSale} />
            </div>
          </div>
          <AfterSalesLog log={afterSale.log} />
        </DocumentMoney>
      )}
    </DocumentPage>
  )
}
