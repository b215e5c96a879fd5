import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { goodsCategory } from './categories.table'
import { allDepartments, categoryKinds, departmentId, groupId, marineKinds } from './departments'
import { englishLabels } from './english-words'

type Row = typeof goodsCategory.$inferInsert

const allKinds = [...categoryKinds, ...marineKinds]
const icons = new Map(allKinds.map(({ categoryId, kind }) => [categoryId, kind.drawings[0] ?? '']))

/** Builds a node below the first level. The alias equals the name. A group shows the drawing of its first kind. */
const below = (id: string, parentId: string, level: 2 | 3, name: string, sort: number): Row => ({
  id,
  parentId,
  level,
  cateName: name,
  cateAlias: name,
  cateIcon: icons.get(level === 3 ? id : `${id}01`) ?? '',
  sort,
})

const rows: Row[] = allDepartments.flatMap((department, at) => {
  const top = departmentId(at)
  const { name, alias, icon, hotModels, groups } = department
  const head: Row = {
    id: top,
    level: 1,
    cateName: name,
    cateAlias: alias,
    cateIcon: icon,
    hotWords: hotModels,
    sort: at,
  }
  return [head, ...groups.map((group, groupAt) => below(groupId(top, groupAt), top, 2, group.name, groupAt))]
})

export const seed: Seed = {
  room: 'catalogue/categories',
  run: async () => {
    const kinds = allKinds.map(({ categoryId, groupId: parent, kind }, at) =>
      below(categoryId, parent, 3, kind.name, at),
    )
    await db()
      .insert(goodsCategory)
      .values([...rows, ...kinds])
    await saysInEnglish(englishLabels)
  },
}
