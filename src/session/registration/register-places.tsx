import { useStore } from '@nanostores/react'
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

/** The code of the link by which somebody came here; empty: nobody invited them. */
export const useInviteCode = () => (useStore(useHost().place.$query).invite ?? '').trim().slice(0, 64)

/** The ways between the pages of registering: links, and going there. */
export function useRegisterPlaces() {
  const { element } = useHost()
  const href = useHref()
  const invite = useInviteCode()
  const inMemory = use(Memory)
  // A page that the host has an address for is shown there.
  const stays = (place: RegisterPlace) => (href.mapped(routes[place]) ? null : inMemory)
  // Whoever was invited stays so, whichever way they register.
  const addressOf = (place: RegisterPlace) => href(routes[place], {}, place === 'success' ? {} : { invite })
  return {
    link(place: RegisterPlace) {
      const show = stays(place)
      const onClick = (event: MouseEvent) => {
        event.preventDefault()
        show?.(place)
      }
      return { href: addressOf(place), ...(show && { onClick }) }
    },
    go(place: RegisterPlace) {
      const show = stays(place)
      if (show) show(place)
      else goTo(addressOf(place), { from: element })
    },
  }
}
