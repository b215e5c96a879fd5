import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { shared } from '../../core/host/scope'

/** Title and steps of a page. `steps` is already rendered, so that other pages do not load its code. */
export type SteppedHead = { title: string; steps: ReactNode }

/** Shared title and steps for the shop's header. Undefined on pages without steps. */
export const steppedHeadOf = shared('steppedHead', () => atom<SteppedHead | undefined>(undefined))
