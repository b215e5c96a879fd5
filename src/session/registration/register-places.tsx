import { createContext, use, useState, type ComponentType, type MouseEvent } from 'react'
import { goTo } from '../../core/go-to'
import { useHost, useHref } from '../../ui/host'

const routes = {
  phone: 'register',
  email: 'registerEmail',
  settlement: 'registerSettlement',
  supplier: 'registerSupplier',
  success: 'registerSuccess',
} as const

/** The pages of registering. */
export type RegisterPlace = keyof typeof routes

const Memory = createContext<((place: RegisterPlace) => void) | null>(null)

type RegisterMemoryProps = {
  /** Where it begins. */
  first: RegisterPlace
  pages: Record<RegisterPlace, ComponentType>
}

/** Keeps the place inside of one element, for pages whose address is not ours. */
export function RegisterMemory({ first, pages }: RegisterMemoryProps) {
  const [place, setPlace] = useState(first)
  const Page = pages[place]
  return (
    <Memory value={setPlace}>
      <Page />
    </Memory>
  )
}

/** The ways between the pages of registering: links, and going there. */
export function useRegisterPlaces() {
  const { element } = useHost()
  const href = useHref()
  const inMemory = use(Memory)
  // A page that the host has an address for is shown there.
  const stays = (place: RegisterPlace) => (href.mapped(routes[place]) ? null : inMemory)
  return {
    link(place: RegisterPlace) {
      const show = stays(place)
      const onClick = (event: MouseEvent) => {
        event.preventDefault()
        show?.(place)
      }
      return { href: href(routes[place]), ...(show && { onClick }) }
    },
    go(place: RegisterPlace) {
      const show = stays(place)
      if (show) show(place)
      else goTo(href(routes[place]), { from: element })
    },
  }
}
