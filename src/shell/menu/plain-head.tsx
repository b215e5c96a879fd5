import { useStore } from '@nanostores/react'
import { pick } from '../../core/language/messages'
import { useLocale, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { useLayout } from '../../site/layout/use-layout'
import { steppedHeadOf } from '../../site/layout/stepped-head.store'
import type { ThemePage } from '../../site/theme/theme.store'
import { Logo } from './logo'
import { menuMessages } from './menu.messages'

/** Head of login, registration and similar pages: title and hotline, and the progress of a purchase. */
export function PlainHead({ shell }: { shell: ThemePage['shell'] | undefined }) {
  const scope = useScope()
  const { kind, title } = useLayout()
  const stepped = useStore(steppedHeadOf(scope))
  const locale = useLocale()
  const say = useSay(menuMessages)
  return (
    <header className="menu menu-plain-head">
      <div className="menu-inner menu-plain-head-inner">
        <Logo shell={shell} />
        <span className="menu-plain-head-title rigid text-h3 ink-2">
          {stepped?.title ?? pick(title, locale)}
        </span>
        {stepped?.steps}
        {kind === 'empty' && shell?.phone && (
          <span className="menu-plain-head-phone row gap-8 shrink push ink-2 anywhere">
            <Icon name="headset" size={16} label={say('hotline')} />
            {shell.phone}
          </span>
        )}
      </div>
    </header>
  )
}
