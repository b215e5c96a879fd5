import { AfterSalesRequest } from './after-sales-request'

/** Asking for other goods instead. */
export default function ExchangeRequestPage({ orderNo }: { orderNo: string }) {
  return <AfterSalesRequest orderNo={orderNo} exchange />
}
