import { useEffect } from 'react'
import { useHost } from '../../ui/host'

/** Nothing is shown of a product that is not named; whoever builds the page reads why on the console. */
export function NoGoods() {
  const { element } = useHost()
  useEffect(() => {
    if (element) void import('./no-goods').then(({ complainOfNoGoods }) => complainOfNoGoods(element))
  }, [element])
  return null
}
