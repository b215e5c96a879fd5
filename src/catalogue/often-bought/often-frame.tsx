import { useStore } from '@nanostores/react'
import { type ReactNode } from 'react'
import { Permitted } from '../../session/permission/permitted'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { classNames } from '../../ui/class-names'
import { useHref, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { oftenMessages } from './often-bought.messages'
import sheet from './often-bought.css?sheet'

type OftenFrameProps = { at: 'goods' | 'orders'; children: (token: string) => ReactNode }

/** Frame of both lists: tabs between them, and a message for visitors. */
export function OftenFrame({ at, children }: OftenFrameProps) {
  useSheet(sheet)
  const say = useSay(oftenMessages)
  const href = useHref()
  const scope = useScope()
  const token = useStore(scope.token.$token)
  const title = say(at === 'goods' ? 'goodsTitle' : 'ordersTitle')
  const links = [
    { key: 'goods', label: say('goodsTitle'), href: href('oftenGoods') },
    { key: 'orders', label: say('ordersTitle'), href: href('oftenOrder') },
  ]
  return (
    <>
      <Breadcrumb items={[{ label: say('home'), href: href('home') }, { label: title }]} />
      <div className="page-frame">
        <header className="page-frame-head">
          <h1 className="page-frame-title" part="title">
            {title}
          </h1>
        </header>
        <nav className="tabs often-bought-tabs" aria-label={say('pages')}>
          {links.map((link) => (
            <a
              key={link.key}
              href={link.href}
              className={classNames('tab row', link.key === at && 'tab-current')}
              aria-current={link.key === at ? 'page' : undefined}
            >
              {link.label}
            </a>
          ))}
        </nav>
        <Permitted action="orderAgain" form="part" reason={say('denied')} text={say('deniedText')}>
          {children(token)}
        </Permitted>
      </div>
    </>
  )
}
