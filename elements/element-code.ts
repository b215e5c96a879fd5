import type { TradeElement } from './runtime/element'

const modules = import.meta.glob<{ default: TradeElement }>(['./trade-*.ts', './trade-*.tsx'])

/**
 * Returns a loader for each element by tag. A bundler would write every chunk of every element beside its import, so
 * the built kit replaces this file by a shorter form (demo/bundling/element-files.ts). Created on first use, after
 * the page's built-ins are checked.
 */
export const elementCode = (): ReadonlyMap<string, Bring> => (code ??= new Map(entries()))
let code: ReadonlyMap<string, Bring> | undefined
type Bring = (nonce?: string) => Promise<{ default: TradeElement }>
const entries = () =>
  Object.entries(modules).map(
    ([file, load]) => [file.replace(/^\.\/|\.tsx?$/g, ''), () => load()] satisfies [string, Bring],
  )

/** Code that the loader needs later or never. */
export const later = {
  askSite: () => import('./ask-site'),
  view: () => import('./view'),
  doctor: () => import('../src/shell/doctor/doctor.lit'),
  trouble: () => import('../src/site/trouble/trouble'),
  firstPress: () => import('./first-press'),
  mobileWay: () => import('../src/shell/outlet/mobile-way'),
}
