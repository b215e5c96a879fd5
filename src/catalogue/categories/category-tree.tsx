import { useState } from 'react'
import { CategoryList } from './category-list'
import { openCategoryMenu } from './category-menu.store'
import { CategoryPanel } from './category-panel'

type CategoryTreeProps = {
  /** `panel`: rows with a flyout beside them, as in the shop; `list`: expandable branches. */
  layout?: 'panel' | 'list'
  /** Id of a department, to which the list is limited. */
  categoryId?: string | undefined
}

/** Category tree as an element, outside of the shop's menu. */
export function CategoryTree({ layout = 'panel', categoryId }: CategoryTreeProps) {
  const [menu] = useState(() => openCategoryMenu({ always: true }))
  if (layout === 'list' || categoryId) return <CategoryList categoryId={categoryId} />
  return (
    <div className="category-alone">
      <CategoryPanel menu={menu} />
    </div>
  )
}
