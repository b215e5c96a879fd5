import { memo } from 'react'
import { CategoryIcon } from '../../ui/icons/category-icon'
import { classNames } from '../../ui/class-names'
import { useHref } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import type { Category } from './categories.contract'

type CategoryRowProps = {
  department: Category
  row: number
  active: boolean
  /** Only one row is a Tab stop; arrow keys reach the others. */
  inTabOrder: boolean
  flyoutId: string
}

/** Row of one department: its icon and its words, separated by slashes. */
export const CategoryRow = memo(function CategoryRow({
  department,
  row,
  active,
  inTabOrder,
  flyoutId,
}: CategoryRowProps) {
  const href = useHref()
  const words = (department.cateAlias || department.cateName).split('/')
  return (
    <li>
      <a
        className={classNames('category-row text-dense ink focus-inside', active && 'category-row-active')}
        href={href('goodsList', { categoryId: department.id })}
        data-row={row}
        tabIndex={inTabOrder ? 0 : -1}
        aria-expanded={active}
        aria-controls={active ? flyoutId : undefined}
      >
        <CategoryIcon name={department.cateIcon} size={18} />
        <span className="category-words row wrap stretch grow shrink">
          {words.map((word, at) => (
            <span key={at} className="category-word truncate">
              {at > 0 && <span className="category-slash">/</span>}
              {word}
            </span>
          ))}
        </span>
        <Icon name="chevronRight" size={14} className="category-chevron" />
      </a>
    </li>
  )
})
