import { useHref } from '../../ui/host'

type RefNoProps = {
  of: { refNo: string; orderNos: readonly string[] }
  /** Said in place of the reference, where it is for no order. */
  words?: string | undefined
}

/** What a movement of an account is for: its orders as links, else its reference. */
export function RefNo({ of: { refNo, orderNos }, words }: RefNoProps) {
  const href = useHref()
  if (orderNos.length === 0) return <span className="note">{words || refNo}</span>
  return orderNos.map((orderNo) => (
    <p key={orderNo}>
      <a className="link" href={href('order', { orderNo })}>
        {orderNo}
      </a>
    </p>
  ))
}
