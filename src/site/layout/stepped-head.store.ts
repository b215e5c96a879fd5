import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { shared } from '../../core/scope'

/** `steps` is drawn already, so that the head needs no code for it on other pages. */
export type SteppedHead = { title: string; steps: ReactNode }

/** What the page says for the shop's head, while one is there that does. */
export const steppedHeadOf = shared('steppedHead', () => atom<SteppedHead | undefined>(undefined))
