import { AfterSalesRequest } from './after-sales-request'

/** Asking for money back, with or without the goods. */
export default function RefundRequestPage({ orderNo }: { orderNo: string }) {
  return <AfterSalesRequest orderNo={orderNo} />
}
