import { useStore } from '@nanostores/react'
import { createContext, use, useState, type ComponentType, type MouseEvent } from 'react'
import { goTo } from '../../core/address/go-to'
import { useHost, useHref } from '../../ui/host'

const routes = {
  phone: 'register',
  email: 'registerEmail',
  settlement: 'registerSettlement',
  supplier: 'registerSupplier',
  success: 'registerSuccess',
} as const

/** Pages of the registration. */
export type RegisterStep = keyof typeof routes

const Memory = createContext<((step: RegisterStep) => void) | null>(null)

type RegisterMemoryProps = {
  /** First step. */
  first: RegisterStep
  pages: Record<RegisterStep, ComponentType>
}

/** Holds the current step in memory, for pages whose address is not ours. */
export function RegisterMemory({ first, pages }: RegisterMemoryProps) {
  const [step, setStep] = useState(first)
  const Page = pages[step]
  return (
    <Memory value={setStep}>
      <Page />
    </Memory>
  )
}

/** Returns the invitation code from the address, or an empty text. */
export const useInviteCode = () => (useStore(useHost().urlState.$query).invite ?? '').trim().slice(0, 64)

/** Returns links and navigation between registration pages. */
export function useRegisterSteps() {
  const { element } = useHost()
  const href = useHref()
  const invite = useInviteCode()
  const inMemory = use(Memory)
  // A page to which the host has mapped an address is opened there.
  const stays = (step: RegisterStep) => (href.mapped(routes[step]) ? null : inMemory)
  // The invitation stays in the address, whatever way of registration is chosen.
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
