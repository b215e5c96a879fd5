import { useHref } from '../../ui/host'

/** Order number with a link to the order. */
export function OrderNo({ no }: { no: string }) {
  const href = useHref()
  return (
    <a className="link payment-no ink anywhere" href={href('order', { orderNo: no })}>
      {no}
    </a>
  )
}
