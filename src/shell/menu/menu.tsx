import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { hiddenParts } from '../../core/host/hidden-parts'
import { useHost } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { useLayout } from '../../site/layout/use-layout'
import { themeOf } from '../../site/theme/theme.store'
import { MenuHead } from './menu-head'
import { MenuTabs } from './menu-tabs'
import { PlainHead } from './plain-head'
import sheet from './menu.css?sheet'

/** Adjusts the space that pages reserve: two rows, or one for the plain row. */
function keepRoom(element: HTMLElement, plain: boolean) {
  element.style.minHeight = plain ? '80px' : ''
}

/** Search, cart, categories and tabs below the utility bar. A plain row in the empty and focused layouts. */
export default function Menu({ hide }: { hide?: string | undefined }) {
  useSheet(sheet)
  const { scope, element } = useHost()
  const { kind } = useLayout()
  const shell = useStore(themeOf(scope).page.$state).value?.shell
  const plain = kind === 'empty' || kind === 'focused'

  useLayoutEffect(() => keepRoom(element, plain), [element, plain])

  if (plain) return <PlainHead shell={shell} />
  return (
    <header className="menu">
      <MenuHead shell={shell} hidden={hiddenParts(hide)} />
      <MenuTabs shell={shell} />
    </header>
  )
}
