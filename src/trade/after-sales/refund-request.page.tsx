import { AfterSalesRequest } from './after-sales-request'

/** Page for a refund request, with or without return of the goods. */
export default function RefundRequestPage({ orderNo }: { orderNo: string }) {
  return <AfterSalesRequest orderNo={orderNo} />
}
