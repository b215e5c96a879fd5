import type { TradeElement } from './element'

const modules = import.meta.glob<{ default: TradeElement }>(['./trade-*.ts', './trade-*.tsx'])

/**
 * The code of each element by its tag, fetched when it is asked for. A bundler would write every chunk of every
 * element beside its import; the built kit has a shorter form of this file instead (demo/bundling/element-files.ts).
 */
export const elementCode: ReadonlyMap<string, (nonce?: string) => Promise<{ default: TradeElement }>> =
  new Map(Object.entries(modules).map(([file, load]) => [file.replace(/^\.\/|\.tsx?$/g, ''), () => load()]))

/** What the loader itself needs later, or never. */
export const later = {
  askSite: () => import('./ask-site'),
  doctor: () => import('../src/site/doctor/doctor.lit'),
  mobileWay: () => import('../src/site/outlet/mobile-way'),
}
