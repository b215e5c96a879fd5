import { db } from '../../core/database/db'
import { wrongFields } from '../../core/http/validate'
import { goodsCategory } from './categories.table'

/** Maps the id of each category to its path: `轴承与传动/滚动轴承`. */
async function pathsById(): Promise<ReadonlyMap<string, string>> {
  const all = await db().select().from(goodsCategory)
  const byId = new Map(all.map((one) => [one.id, one]))
  const pathOf = (id: string): string => {
    const found = byId.get(id)
    if (!found) return ''
    return found.parentId === null ? found.cateName : `${pathOf(found.parentId)}/${found.cateName}`
  }
  return new Map(all.map(({ id }) => [id, pathOf(id)]))
}

/** Returns the paths of the given categories. */
export async function categoryPaths(ids: readonly string[]): Promise<string[]> {
  const paths = await pathsById()
  return ids.flatMap((id) => paths.get(id) ?? [])
}

/**
 * Returns the ids of categories of any level by their paths.
 * @param path name of the form field
 * @throws Refusal 422 for an unknown category
 */
export async function categoriesCalled(names: readonly string[], path: string): Promise<string[]> {
  const ids = new Map([...(await pathsById())].map(([id, name]) => [name, id]))
  return names.map((name) => {
    const id = ids.get(name)
    if (id === undefined)
      throw wrongFields(422, [
        { path, message: ['没有这个分类：{name}', 'There is no category {name}.'], values: { name } },
      ])
    return id
  })
}
