import type { TradeElement } from './element'

const modules = import.meta.glob<{ default: TradeElement }>(['./trade-*.ts', './trade-*.tsx'])

/**
 * The code of each element by its tag, fetched when it is asked for. A bundler would write every chunk of every
 * element beside its import; the built kit has a shorter form of this file instead (demo/bundling/element-files.ts).
 * Made when it is asked for: the page's built-ins are looked at first.
 */
export const elementCode = (): ReadonlyMap<string, Bring> => (code ??= new Map(entries()))
let code: ReadonlyMap<string, Bring> | undefined
type Bring = (nonce?: string) => Promise<{ default: TradeElement }>
const entries = () =>
  Object.entries(modules).map(
    ([file, load]) => [file.replace(/^\.\/|\.tsx?$/g, ''), () => load()] satisfies [string, Bring],
  )

/** What the loader itself needs later, or never. */
export const later = {
  askSite: () => import('./ask-site'),
  view: () => import('./view'),
  doctor: () => import('../src/shell/doctor/doctor.lit'),
  trouble: () => import('../src/site/trouble/trouble'),
  firstPress: () => import('./first-press'),
  mobileWay: () => import('../src/shell/outlet/mobile-way'),
}
