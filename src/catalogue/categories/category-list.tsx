import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { elementIs } from '../../ui/element-state'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { useSheet } from '../../ui/sheet'
import { Skeleton } from '../../ui/pages/skeleton'
import type { Category } from './categories.contract'
import { categoryMessages } from './categories.messages'
import { categoriesOf } from './categories.store'
import sheet from './category-list.css?sheet'

/** Category tree in one narrow column. A press expands a branch; only expanded branches are rendered. */
export function CategoryList({ categoryId = '' }: { categoryId?: string | undefined }) {
  useSheet(sheet)
  const say = useSay(categoryMessages)
  const categories = categoriesOf(useScope())
  const { status, value } = useStore(categories.$state)
  if (!value) {
    if (status === 'failed') {
      return (
        <div className="category-list-failed stack gap-12 start" role="alert" ref={elementIs('failed')}>
          <p>{say('failed')}</p>
          <Button size="small" icon="refresh" onClick={() => void categories.reload()}>
            {say('retry')}
          </Button>
        </div>
      )
    }
    return (
      <div className="category-list stack gap-8 text-dense" aria-busy="true">
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} width={96 + ((row * 29) % 64)} height={13} />
        ))}
      </div>
    )
  }
  const own = categoryId ? value.find(({ id }) => id === categoryId) : undefined
  const branches = categoryId ? (own?.childrenList ?? []) : value
  if (branches.length === 0)
    return (
      <p className="category-list-empty" ref={elementIs('empty')}>
        {say('none')}
      </p>
    )
  return (
    <nav className="category-list stack gap-8 text-dense" aria-label={own?.cateName ?? say('all')}>
      <Branches of={branches} />
    </nav>
  )
}

const Branches = ({ of }: { of: readonly Category[] }) => (
  <ul>
    {of.map((category) => (
      <Branch key={category.id} category={category} />
    ))}
  </ul>
)

function Branch({ category: { id, cateName, childrenList } }: { category: Category }) {
  const say = useSay(categoryMessages)
  const href = useHref()
  const [open, setOpen] = useState(false)
  return (
    <li>
      <span className="category-branch row gap-4 between">
        <a
          className="category-branch-name grow shrink brand-hover"
          href={href('goodsList', { categoryId: id })}
        >
          {cateName}
        </a>
        {childrenList.length > 0 && (
          <button
            type="button"
            className={classNames(
              'category-branch-more stack middle rigid ink-3',
              open && 'category-branch-open',
            )}
            aria-expanded={open}
            aria-label={say(open ? 'fold' : 'unfold', { name: cateName })}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevronDown" size={14} />
          </button>
        )}
      </span>
      {open && <Branches of={childrenList} />}
    </li>
  )
}
