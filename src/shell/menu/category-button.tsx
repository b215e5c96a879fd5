import { useStore } from '@nanostores/react'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { categoriesOf } from '../../catalogue/categories/categories.store'
import { categoryMessages } from '../../catalogue/categories/categories.messages'
import { openCategoryMenu } from '../../catalogue/categories/category-menu.store'
import { CategoryPanel } from '../../catalogue/categories/category-panel'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { placed } from '../../ui/overlays/placed'
import { themeOf } from '../../site/theme/theme.store'
import { useLayout } from '../../site/layout/use-layout'

const fromKeyboard = ({ detail }: MouseEvent) => detail === 0

/**
 * Opens the category panel below itself. On a home page that begins with slides the panel is always visible and this
 * is its heading; an unknown page counts as one.
 */
export function CategoryButton() {
  const scope = useScope()
  const say = useSay(categoryMessages)
  const [menu] = useState(openCategoryMenu)
  const [drop] = useState(() => placed({ gap: 1, onClose: menu.close }))
  const open = useStore(menu.$open)
  const { route } = useLayout()
  const { value: home } = useStore(themeOf(scope).page.$state)
  const panelStands = route === 'home' && (home?.blocks?.some(({ type }) => type === 'slides') ?? true)
  useStore(categoriesOf(scope).$state) // Loads early, so that the panel opens at once.
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function enter() {
    flushSync(() => menu.show(0))
    box.current?.querySelector<HTMLElement>('[data-row="0"]')?.focus()
  }
  function click(event: MouseEvent) {
    if (fromKeyboard(event)) enter()
    else menu.open()
  }
  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      return menu.close()
    }
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    enter()
  }
  function blur({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) menu.close()
  }

  const words = (
    <>
      <Icon name="menu" size={18} />
      <span className="grow">{say('all')}</span>
    </>
  )
  if (panelStands) return <div className="menu-category-button">{words}</div>
  return (
    <div className="menu-category-box" ref={box}>
      <button
        ref={button}
        type="button"
        className="menu-category-button"
        aria-expanded={open}
        onClick={click}
        onKeyDown={keyDown}
        onBlur={blur}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && menu.restOnButton()}
        onPointerLeave={menu.leave}
      >
        {words}
        <Icon name="chevronDown" size={18} />
      </button>
      {open && (
        <div ref={drop} className="menu-category-drop">
          <CategoryPanel menu={menu} returnTo={() => button.current} />
        </div>
      )}
    </div>
  )
}
