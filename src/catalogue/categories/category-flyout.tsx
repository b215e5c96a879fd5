import { memo, startTransition, useEffect, useState } from 'react'
import { useHref, useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { placed } from '../../ui/overlays/placed'
import type { Category } from './categories.contract'
import { categoryMessages } from './categories.messages'

/** First line of the flyout: popular search words and the link to all goods of the department. */
function FlyoutHead({ department: { id, cateName, hotWords = [], goodsCount } }: { department: Category }) {
  const say = useSay(categoryMessages)
  const href = useHref()
  return (
    <div className="category-line category-flyout-head row wrap gap-8 row-gap-4 text-meta">
      {hotWords.length > 0 && <span className="ink-3">{say('hotModels')}</span>}
      {hotWords.map((word) => (
        <a key={word} className="tag category-hot-word" href={href('search', {}, { goodsKeyWord: word })}>
          {word}
        </a>
      ))}
      <a className="row gap-2 push brand brand-hover" href={href('goodsList', { categoryId: id })}>
        {goodsCount === undefined
          ? say('whole', { name: cateName })
          : say('wholeCount', { name: cateName, n: goodsCount })}
        <Icon name="chevronRight" size={12} />
      </a>
    </div>
  )
}

/** Group of the second level with its categories. */
const FlyoutGroup = memo(function FlyoutGroup({ group }: { group: Category }) {
  const href = useHref()
  return (
    <li className="category-line category-group row gap-12 stretch text-meta ruled">
      <a
        className="category-group-name row gap-4 between rigid text-dense bold ink brand-hover"
        href={href('goodsList', { categoryId: group.id })}
      >
        <span className="shrink truncate">{group.cateName}</span>
        <Icon name="chevronRight" size={12} />
      </a>
      <ul className="row wrap gap-16 row-gap-0 stretch shrink">
        {group.childrenList.map(({ id, cateName }) => (
          <li key={id}>
            <a className="category-kind brand-hover" href={href('goodsList', { categoryId: id })}>
              {cateName}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
})

/** Number of links that more than fills the height of the flyout. */
const linksAtFirst = 80

/** Returns the number of groups in the first render: as many as fit the window, at least one. */
function groupsAtFirst(groups: readonly Category[]): number {
  let links = 0
  const full = groups.findIndex(({ childrenList }) => (links += childrenList.length + 1) > linksAtFirst)
  return full < 0 ? groups.length : Math.max(1, full)
}

/** Groups of one department. Visible groups render at once, groups below the fold a moment later. */
function FlyoutGroups({ of }: { of: readonly Category[] }) {
  const [count, setCount] = useState(() => groupsAtFirst(of))
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setCount(of.length)))
    return () => cancelAnimationFrame(frame)
  }, [of])
  return (
    <ul>
      {of.slice(0, count).map((group) => (
        <FlyoutGroup key={group.id} group={group} />
      ))}
    </ul>
  )
}

type CategoryFlyoutProps = {
  id: string
  department: Category
  onPointerMove: () => void
  onClose: () => void
}

/** Flyout of one department. Only the active department is rendered, however large the tree. */
export const CategoryFlyout = memo(function CategoryFlyout({
  id,
  department,
  onPointerMove,
  onClose,
}: CategoryFlyoutProps) {
  const [ref] = useState(() => placed({ placement: 'right-start', gap: 1, onClose }))
  return (
    <section
      ref={ref}
      className="category-flyout"
      id={id}
      aria-label={department.cateName}
      onPointerMove={onPointerMove}
    >
      <FlyoutHead department={department} />
      <FlyoutGroups key={department.id} of={department.childrenList} />
    </section>
  )
})
