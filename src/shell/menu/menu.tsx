import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { hiddenParts } from '../../core/hidden-parts'
import { useHost } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { useLayout } from '../../site/layout/use-layout'
import { themeOf } from '../../site/theme/theme.store'
import { MenuHead } from './menu-head'
import { MenuTabs } from './menu-tabs'
import { PlainHead } from './plain-head'
import sheet from './menu.css?sheet'

/** Pages keep room for two rows before this code is there; the plain row needs less. */
function keepRoom(element: HTMLElement, plain: boolean) {
  element.style.minHeight = plain ? '80px' : ''
}

/** Below the utility bar: search and cart, categories and tabs; on pages of the empty and the focused layout one plain row. */
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
