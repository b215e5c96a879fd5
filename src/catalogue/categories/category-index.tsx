import { CategoryIcon } from '../../ui/icons/category-icon'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import type { Category } from './categories.contract'
import { categoryMessages } from './categories.messages'

type CategoryIndexProps = {
  of: readonly Category[]
  /** Id of the department at the current scroll position. */
  current: string
  onGo: (id: string) => void
}

/** Index of the first level of the tree, with links to the sections. */
export function CategoryIndex({ of, current, onGo }: CategoryIndexProps) {
  const say = useSay(categoryMessages)
  return (
    <nav className="card category-index" aria-label={say('index')}>
      {of.map(({ id, cateName, cateIcon }) => (
        <button
          key={id}
          type="button"
          className={classNames(
            'category-index-row row gap-8 text-dense',
            id === current && 'category-index-current',
          )}
          aria-current={id === current || undefined}
          onClick={() => onGo(id)}
        >
          <CategoryIcon name={cateIcon} size={18} />
          {cateName}
        </button>
      ))}
    </nav>
  )
}
