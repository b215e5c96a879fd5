import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { isUserPath } from '../../account/user-center/user-path'
import { routeTable, type Where } from '../../core/routes'

type Page = ComponentType<Record<string, string>>
type Frame = ComponentType<{ route: string; children: ReactNode }>
type Shown = { where: Where; page?: Page; frame?: Frame; failed: boolean }

/** What some pages have around them stays while one goes from one of them to another. */
const frameOf = async (path: string): Promise<Frame | undefined> =>
  isUserPath(path) ? (await import('../../account/user-center/user-center-frame')).default : undefined

const isPage = (module: unknown): module is { default: Page } =>
  typeof module === 'object' && module !== null && 'default' in module

/** Loads the page of a place; the page before stays until the code is there. */
export function usePage(where: Where | undefined) {
  const [shown, setShown] = useState<Shown>()
  const [attempt, retry] = useState(0)
  useEffect(() => {
    if (!where) return
    let current = true
    const show = (next: Shown) => current && startTransition(() => setShown(next))
    const row = routeTable()[where.route]
    if (row)
      void Promise.all([row.page(), frameOf(row.path)]).then(
        ([module, frame]) =>
          show(
            isPage(module) ? { where, page: module.default, frame, failed: false } : { where, failed: true },
          ),
        () => show({ where, failed: true }),
      )
    return () => void (current = false)
  }, [where, attempt])
  return { shown, retry: () => retry(attempt + 1) }
}
