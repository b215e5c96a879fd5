import { useEffect } from 'react'
import { useHost } from '../../ui/host'

/** Empty output for an element without a product; logs the reason on the console for the integrator. */
export function NoGoods() {
  const { element } = useHost()
  useEffect(() => {
    if (element) void import('./no-goods').then(({ complainOfNoGoods }) => complainOfNoGoods(element))
  }, [element])
  return null
}
