import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { routeTable, type Where } from '../../core/routes'

type Page = ComponentType<Record<string, string>>
type Shown = { where: Where; page: Page | undefined; failed: boolean }

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
    const load = routeTable()[where.route]?.page
    void load?.().then(
      (module) => show({ where, page: isPage(module) ? module.default : undefined, failed: false }),
      () => show({ where, page: undefined, failed: true }),
    )
    return () => void (current = false)
  }, [where, attempt])
  return { shown, retry: () => retry(attempt + 1) }
}
