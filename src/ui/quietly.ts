import { lazy, type ComponentType } from 'react'
import { importsBegun } from '../core/store/parts-under-way'

/** Creates a lazily loaded component of minor importance. After a failure its place stays empty. */
export const quietly = <Props extends object>(bring: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => {
    const code = bring().catch(() => ({ default: () => null }))
    importsBegun.push(code)
    return code
  })
