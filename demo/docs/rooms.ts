import { descriptions } from '../../elements/manifest'
import type { Description } from '../../elements/description'

const sources = import.meta.glob<string>('../../elements/trade-*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Folders of src in the order in which a page grows: public content comes first. */
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

/** Returns the folder of src that an element's code comes from. Elements that only contain settings belong to `site`. */
export function wingOf(tag: string): Wing {
  const source = sources[`../../elements/${tag}.ts`] ?? ''
  const wing = [...source.matchAll(/'\.\.\/src\/(\w+)\//g)].map(([, name]) => name).find(isWing)
  return wing ?? 'site'
}

/** Elements by folder of src, in its order. Folders without elements are left out. */
export const elementsByWing: { wing: Wing; title: string; elements: Description[] }[] = Object.entries(wings)
  .map(([name, title]) => ({
    wing: name as Wing,
    title,
    elements: descriptions.filter(({ tag }) => wingOf(tag) === name),
  }))
  .filter(({ elements }) => elements.length > 0)
