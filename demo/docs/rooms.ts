import { descriptions } from '../../elements/manifest'
import type { Description } from '../../elements/description'

const sources = import.meta.glob<string>('../../elements/trade-*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Wings of the house in the order in which a page grows: what is shown to everybody comes first. */
const wings = {
  shell: 'Shell and home',
  site: 'Site',
  catalogue: 'Catalogue',
  trade: 'Cart to paid',
  session: 'Session',
  account: 'Account',
  money: 'Money',
} as const
export type Wing = keyof typeof wings

const isWing = (name: string | undefined): name is Wing => name !== undefined && Object.hasOwn(wings, name)

/** The wing that an element's code comes from; one that only holds settings is the site's. */
export function wingOf(tag: string): Wing {
  const source = sources[`../../elements/${tag}.ts`] ?? ''
  const wing = [...source.matchAll(/'\.\.\/src\/(\w+)\//g)].map(([, name]) => name).find(isWing)
  return wing ?? 'site'
}

/** All elements by wing, in its order; wings without elements are left out. */
export const elementsByWing: { wing: Wing; title: string; elements: Description[] }[] = Object.entries(wings)
  .map(([name, title]) => ({
    wing: name as Wing,
    title,
    elements: descriptions.filter(({ tag }) => wingOf(tag) === name),
  }))
  .filter(({ elements }) => elements.length > 0)
