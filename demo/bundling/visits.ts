import { reached, type ModuleGraph } from './module-graph.ts'

/** Set of modules that one page loads together: its entry modules, and the weight of the page. */
export type Visit = { roots: string[]; weight: number }

/** Elements on every page of the reference shop. */
const shell = ['header', 'menu', 'outlet', 'footer', 'floating-bar']

/** Most frequent combinations of elements and their weights. Other pages weigh 1. Small pages weigh more for their size. */
const often: [elements: string[], weight: number][] = [
  [['goods-list', 'cart-badge'], 130],
  [['cart'], 154],
  [[...shell, 'home'], 112],
  [['goods-detail'], 60],
  [['cart-badge'], 1092],
  [['price'], 101],
  [['price', 'stock', 'add-to-cart', 'cart-badge', 'if'], 43],
]
/** Rare entries that have a size budget. */
const budgeted: typeof often = [
  [['help'], 70],
  [['header'], 24],
  [['goods-card'], 80],
  [['checkout'], 24],
]
const oftenInShop: [page: string, weight: number][] = [
  ['home', 29],
  ['goods-list', 23],
  ['goods-detail', 24],
  ['cart', 9],
  ['checkout', 1],
]

/** Elements for which the loader's table lists every file. */
export const oftenUsed: ReadonlySet<string> = new Set(often.flatMap(([tags]) => tags))

/**
 * Returns all ways in which modules are loaded: each element alone in a foreign page, each page of the shop inside its
 * outlet, and each lazy part with its importer. Lazy parts weigh little because most visitors do not load them.
 */
export function visitsOf(graph: ModuleGraph): Visit[] {
  const ids = [...graph.keys()]
  const element = (tag: string) => ids.filter((id) => id.endsWith(`/elements/trade-${tag}.ts`))
  const pageImports = ids.filter((id) => id.includes('page-imports'))
  const [outlet] = element('outlet')
  // The outlet always loads its list of pages.
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
    // Adding goods before other files are loaded.
    { roots: firstAdd, weight: 60 },
    ...entries.map((entry) => ({ roots: begin([entry]), weight: 1 })),
    ...[...graph.values()].flatMap(({ id, lazy }) =>
      lazy
        .filter((root) => !pageImports.includes(root))
        .map((root) => ({ roots: [...beside(id), root], weight: 0.04 })),
    ),
  ]
}
