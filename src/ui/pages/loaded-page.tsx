import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { isStorefront } from '../../core/address/go-to'
import { inTime } from '../../core/host/in-time'
import { frameOf, routeTable, whereIs, type Where } from '../../core/address/routes'
import { reloadOnce } from '../../core/host/reload-once'

type Page = ComponentType<Record<string, string>>
type Frame = ComponentType<{ route: string; children: ReactNode }>
type Shown = { where: Where; page?: Page | undefined; frame?: Frame | undefined; failed: boolean }

const isPart = <Part,>(module: unknown): module is { default: Part } =>
  typeof module === 'object' && module !== null && 'default' in module

async function load(where: Where): Promise<Shown> {
  const row = routeTable()[where.route]
  if (!row) return { where, failed: true }
  // The frame stays while the buyer moves between its pages.
  const [page, frame] = await inTime(Promise.all([row.page(), frameOf(row.path)]))
  if (!isPart<Page>(page)) return { where, failed: true }
  return { where, page: page.default, frame: isPart<Frame>(frame) ? frame.default : undefined, failed: false }
}

const prepared = new Map<string, Pick<Shown, 'page' | 'frame'>>()

/** Loads the code of a page before it renders, on the server and for hydration. */
export async function preparePage(path: string, search: string) {
  const { where, page, frame } = await load(whereIs(path, search))
  prepared.set(where.route, { page, frame })
}

const atFirst = (where: Where | undefined): Shown | undefined => {
  const known = where && prepared.get(where.route)
  return known && { where, ...known, failed: false }
}

/** Returns the frame of a route without its page, for pages that are refused. */
export function useFrame(route: string | undefined): { frame: Frame } | undefined {
  const [found, setFound] = useState<{ route: string; frame: Frame }>()
  useEffect(() => {
    const row = route === undefined ? undefined : routeTable()[route]
    if (!row || route === undefined) return
    let current = true
    const show = (frame: unknown) =>
      current && isPart<Frame>(frame) && setFound({ route, frame: frame.default })
    void frameOf(row.path)?.then(show, () => {})
    return () => void (current = false)
  }, [route])
  return found && found.route === route ? found : undefined
}

/** Loads the page of a route. The previous page stays until the code is loaded. */
export function usePage(where: Where | undefined) {
  const [shown, setShown] = useState(() => atFirst(where))
  const [attempt, retry] = useState(0)
  useEffect(() => {
    if (!where) return
    let current = true
    const show = (next: Shown) => current && startTransition(() => setShown(next))
    // A deployment has removed the file. Reloading the shop's page loads the new version.
    load(where).then(show, () => (isStorefront() && reloadOnce()) || show({ where, failed: true }))
    return () => void (current = false)
  }, [where, attempt])
  return { shown, retry: () => retry(attempt + 1) }
}
