import { lazy, type ComponentType } from 'react'

/** A part that nobody misses, whose code comes when it is first drawn: where that does not come, its place stays empty. */
export const quietly = <Props extends object>(bring: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => bring().catch(() => ({ default: () => null })))
