import { useHref } from '../../ui/host'

/** The number of an order that is paid for, which leads to it. */
export function OrderNo({ no }: { no: string }) {
  const href = useHref()
  return (
    <a className="link payment-no" href={href('order', { orderNo: no })}>
      {no}
    </a>
  )
}
