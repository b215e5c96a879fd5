import { memo } from 'react'
import { CategoryIcon } from '../../ui/icons/category-icon'
import { useHref, useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import type { Category } from './categories.contract'
import { categoryMessages } from './categories.messages'

/** Section of one department with its groups and their categories. */
export const CategorySection = memo(function CategorySection({ department }: { department: Category }) {
  const say = useSay(categoryMessages)
  const href = useHref()
  const { id, cateName, cateIcon, goodsCount, childrenList } = department
  return (
    <section className="card category-section" data-department={id} aria-label={cateName}>
      <h2 className="category-section-head row gap-8">
        <CategoryIcon name={cateIcon} size={20} />
        <a href={href('goodsList', { categoryId: id })}>{cateName}</a>
        <a
          className="category-section-whole inline-row gap-4 rigid push text-meta regular ink-2"
          href={href('goodsList', { categoryId: id })}
        >
          {goodsCount === undefined ? say('whole', { name: cateName }) : say('goods', { n: goodsCount })}
          <Icon name="chevronRight" size={12} />
        </a>
      </h2>
      <ul>
        {childrenList.map((group) => (
          <li key={group.id} className="category-section-group row gap-16 stretch text-dense ruled">
            <a
              className="category-section-name rigid bold"
              href={href('goodsList', { categoryId: group.id })}
            >
              {group.cateName}
            </a>
            <ul className="category-section-kinds row wrap gap-20 row-gap-4 stretch ink-2">
              {group.childrenList.map((kind) => (
                <li key={kind.id}>
                  <a href={href('goodsList', { categoryId: kind.id })}>{kind.cateName}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
})
