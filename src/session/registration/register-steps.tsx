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
export type RegisterStep = keyof typeof routes

const Memory = createContext<((step: RegisterStep) => void) | null>(null)

type RegisterMemoryProps = {
  /** Where it begins. */
  first: RegisterStep
  pages: Record<RegisterStep, ComponentType>
}

/** Keeps the step inside of one element, for pages whose address is not ours. */
export function RegisterMemory({ first, pages }: RegisterMemoryProps) {
  const [step, setStep] = useState(first)
  const Page = pages[step]
  return (
    <Memory value={setStep}>
      <Page />
    </Memory>
  )
}

/** The code of the link by which somebody came here; empty: nobody invited them. */
export const useInviteCode = () => (useStore(useHost().urlState.$query).invite ?? '').trim().slice(0, 64)

/** The ways between the pages of registering: links, and going there. */
export function useRegisterSteps() {
  const { element } = useHost()
  const href = useHref()
  const invite = useInviteCode()
  const inMemory = use(Memory)
  // A page that the host has an address for is shown there.
  const stays = (step: RegisterStep) => (href.mapped(routes[step]) ? null : inMemory)
  // Whoever was invited stays so, whichever way they register.
  const stepAddress = (step: RegisterStep) => href(routes[step], {}, step === 'success' ? {} : { invite })
  return {
    link(step: RegisterStep) {
      const show = stays(step)
      const onClick = (event: MouseEvent) => {
        event.preventDefault()
        show?.(step)
      }
      return { href: stepAddress(step), ...(show && { onClick }) }
    },
    go(step: RegisterStep) {
      const show = stays(step)
      if (show) show(step)
      else goTo(stepAddress(step), { from: element })
    },
  }
}
