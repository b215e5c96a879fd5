import { lazy, type ComponentType } from 'react'

/** Creates a lazily loaded component of minor importance. After a failure its place stays empty. */
export const quietly = <Props extends object>(bring: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => bring().catch(() => ({ default: () => null })))
