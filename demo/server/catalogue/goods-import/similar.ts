import { db } from '../../core/database/db'
import { brand } from '../brands/brands.table'
import type { Created, Instead, NeedKind, Similar } from './fault'
import { shopNeeds, type ShopNeeds } from './shop-needs'

/** Generic words in names of shops, companies and warehouses that do not distinguish them. */
const generic =
  /(?:旗舰店|专营店|专卖店|自营店|有限公司|公司|仓库|店|仓|coltd|ltd|inc|shop|store|warehouse)$/u

const bare = (name: string) => {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  // Removes only 店 from 自营店, because 自营 distinguishes the name.
  const rest = letters.replace(/(?<=自营)店$/u, '').replace(generic, '')
  return rest || letters
}

/** Minimum number of shared characters for two names to be similar. */
const leastShared = 2

/** Returns whether two names differ only by spaces, punctuation, case or generic words, or one contains the other. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= leastShared && long.includes(short)
}

export const needKinds = ['categories', 'shops', 'brands', 'warehouses'] as const satisfies NeedKind[]

/** Maximum number of similar names per question. */
const mostOffered = 6

type Category = ShopNeeds['categories'][number]

const pathsOf = (categories: readonly Category[]) => {
  const byId = new Map(categories.map((one) => [one.id, one]))
  const pathOf = ({ cateName, parentId }: Category): string[] => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    return parent ? [...pathOf(parent), cateName] : [cateName]
  }
  return categories.filter(({ level }) => level === 3).map(pathOf)
}

/** Finds paths with the same ending. The wanted path below similar existing names comes next. */
function similarPaths(categories: readonly Category[], wanted: string): string[] {
  const names = wanted.split('/')
  const leaf = names.at(-1) ?? ''
  const paths = pathsOf(categories)
  const ending = paths.filter((path) => isNear(path.at(-1) ?? '', leaf))
  const isSame = (path: readonly string[]) => path.at(-1) === leaf
  const known = paths.map((path) => path.join('/'))
  const depth = names.findIndex(
    (_, at) => !known.some((path) => `${path}/`.startsWith(`${names.slice(0, at + 1).join('/')}/`)),
  )
  const before = names.slice(0, depth)
  const neighbours = new Set(
    paths
      .filter((path) => before.every((name, at) => path[at] === name))
      .map((path) => path[depth] ?? '')
      .filter((name) => isNear(name, names[depth] ?? '')),
  )
  return [
    ...ending
      .toSorted((one, other) => Number(isSame(other)) - Number(isSame(one)))
      .map((path) => path.join('/')),
    ...[...neighbours].map((name) => [...before, name, ...names.slice(depth + 1)].join('/')),
  ]
}

/** Finds existing records with names similar to those that an import would create. */
export async function similarTo(creates: Created, instead: Instead): Promise<Similar> {
  const isNew = Object.values(creates).some((names) => names.length > 0)
  if (!isNew) return {}
  const { categories, shops, warehouses } = await shopNeeds([])
  const brands = creates.brands?.length ? await db().select({ name: brand.brandName }).from(brand) : []
  const near = (names: Iterable<string>) => (wanted: string) =>
    [...names].filter((name) => isNear(name, wanted))
  const find: Record<NeedKind, (wanted: string) => string[]> = {
    categories: (wanted) => similarPaths(categories, wanted),
    brands: near(brands.map(({ name }) => name)),
    shops: near(shops.keys()),
    warehouses: near(warehouses.keys()),
  }
  const found: Similar = {}
  for (const kind of needKinds)
    for (const wanted of creates[kind] ?? []) {
      if (instead[kind]?.[wanted] !== undefined) continue
      const offered = [...new Set(find[kind](wanted))].filter((name) => name !== wanted)
      if (offered.length > 0) (found[kind] ??= {})[wanted] = offered.slice(0, mostOffered)
    }
  return found
}

/** Lists the questions for the operator: the written name, the similar names and the form field. */
export const questionsOf = (similar: Similar) =>
  needKinds.flatMap((kind) =>
    Object.entries(similar[kind] ?? {}).map(([written, offered]) => ({
      kind,
      written,
      offered,
      field: `${kind}:${written}`,
    })),
  )

/** Returns the name that the operator chose instead of the written one. */
export function chosenName(instead: Instead, kind: NeedKind, written: string): string {
  const chosen = instead[kind]?.[written]
  return chosen === undefined || chosen === written ? written : chosenName(instead, kind, chosen)
}
