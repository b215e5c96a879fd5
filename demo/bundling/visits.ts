import { reached, type ModuleGraph } from './module-graph.ts'

/** What one page loads together: modules by which it begins, and how much the page counts. */
export type Visit = { roots: string[]; weight: number }

/** The reference shop begins with these on every page. */
const shell = ['header', 'menu', 'outlet', 'footer', 'floating-bar']

/** What most visitors load, by the elements of the page; any other page counts 1. Small pages notice a kilobyte most. */
const often: [elements: string[], weight: number][] = [
  [['goods-list', 'cart-badge'], 92],
  [['cart'], 154],
  [[...shell, 'home'], 112],
  [['goods-detail'], 30],
  [['cart-badge'], 1092],
  [['price'], 101],
  [['price', 'stock', 'add-to-cart', 'cart-badge', 'if'], 43],
]
/** Few begin with these, but they have a budget of their own. */
const budgeted: typeof often = [
  [['help'], 45],
  [['header'], 24],
  [['goods-card'], 40],
  [['checkout'], 12],
]
const oftenInShop: [page: string, weight: number][] = [
  ['home', 29],
  ['goods-list', 23],
  ['goods-detail', 24],
  ['cart', 9],
  ['checkout', 1],
]

/** Elements whose files the loader names, all of them. */
export const oftenUsed: ReadonlySet<string> = new Set(often.flatMap(([tags]) => tags))

/**
 * Every way in which modules are loaded: each element alone in a foreign page, each page of the shop inside its outlet,
 * and each part that comes later, beside what asks for it; most visitors do without it.
 */
export function visitsOf(graph: ModuleGraph): Visit[] {
  const ids = [...graph.keys()]
  const element = (tag: string) => ids.filter((id) => id.endsWith(`/elements/trade-${tag}.ts`))
  const pageImports = ids.filter((id) => id.includes('page-imports'))
  const [outlet] = element('outlet')
  // The outlet asks for its list of pages at once.
  const begin = (roots: string[]) => roots.flatMap((id) => (id === outlet ? [id, ...pageImports] : [id]))
  const inShop = begin(shell.flatMap(element))

  const firstAdd = ids.filter((id) => id.endsWith('/elements/first-add.ts'))
  const entries = ids.filter((id) => graph.get(id)?.entry)
  const within = new Map(entries.map((entry) => [entry, reached(graph, [entry])]))
  function beside(id: string) {
    const entry = entries.find((root) => within.get(root)?.has(id))
    return entry && !pageImports.includes(id) ? begin([entry]) : inShop
  }

  return [
    ...[...often, ...budgeted].map(([tags, weight]) => ({ roots: begin(tags.flatMap(element)), weight })),
    ...oftenInShop.map(([page, weight]) => ({
      roots: [...inShop, ...ids.filter((id) => id.endsWith(`/${page}.page.tsx`))],
      weight,
    })),
    // Goods that are added before anything else is there.
    { roots: firstAdd, weight: 60 },
    ...entries.map((entry) => ({ roots: begin([entry]), weight: 1 })),
    ...[...graph.values()].flatMap(({ id, lazy }) =>
      lazy
        .filter((root) => !pageImports.includes(root))
        .map((root) => ({ roots: [...beside(id), root], weight: 0.04 })),
    ),
  ]
}
