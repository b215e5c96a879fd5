import { useHref } from '../../ui/host'

type RefNoProps = {
  of: { refNo: string; orderNos: readonly string[] }
  /** Text instead of the reference number, if there is no order. */
  words?: string | undefined
}

/** Reference of a movement: links to its orders, otherwise its number. */
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
