import { useSay } from '../host'
import { Icon } from '../icons/icon'
import { uiMessages } from '../ui.messages'

type BreadcrumbProps = {
  /** From the home page down. The last item is the current page and needs no address. */
  items: readonly { label: string; href?: string }[]
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  const say = useSay(uiMessages)
  return (
    <nav className="breadcrumb" aria-label={say('trail')}>
      <ol className="breadcrumb-list">
        {items.map(({ label, href }, at) => (
          <li key={at} className="breadcrumb-item">
            {at > 0 && <Icon name="chevronRight" size={12} />}
            {href && at < items.length - 1 ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={at === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
