import { AfterSalesRequest } from './after-sales-request'

/** Page for an exchange request. */
export default function ExchangeRequestPage({ orderNo }: { orderNo: string }) {
  return <AfterSalesRequest orderNo={orderNo} exchange />
}
