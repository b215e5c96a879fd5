import { Icon } from '../../ui/icons/icon'
import { iconNamed } from '../../ui/icons/icon-named'
import { useSay } from '../../ui/host'
import type { ThemePage } from '../../site/theme/theme.store'
import { footerMessages } from './footer.messages'

const most = 4

/** Guarantees of the brand site, four cells in a row. */
export function Guarantees({ of }: { of: ThemePage['shell']['guarantees'] }) {
  const say = useSay(footerMessages)
  if (of.length === 0) return null
  return (
    <ul className="footer-guarantees row stretch" aria-label={say('guarantees')}>
      {of.slice(0, most).map(({ icon, title, text }) => (
        <li key={title} className="footer-guarantee row gap-12 shrink">
          <Icon name={iconNamed(icon, 'shield')} size={28} />
          <div>
            <b className="block text-body ink">{title}</b>
            <p className="footer-guarantee-text">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
