import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { sessionOf } from '../../session/sign-in/session.store'
import type { User } from '../../session/sign-in/sign-in.contract'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { later } from '../../ui/later'
import { useSheet } from '../../ui/sheet'
import sheet from './company-switch.css?sheet'
import { companySwitchMessages } from './company-switch.messages'
import { companySwitchOf } from './company-switch.store'

// Loaded on press.
const CompanyList = later(() => import('./company-list'))

/** Switch between the companies of a person. Empty for visitors, and for people with one company. */
export default function CompanySwitch() {
  const session = useStore(sessionOf(useScope()).$session)
  const user = session.state === 'member' ? session.user : undefined
  return user && (user.companies ?? 1) > 1 ? <Switch user={user} /> : null
}

function Switch({ user: { extendInfo, legalName, loginAccount } }: { user: User }) {
  useSheet(sheet)
  const say = useSay(companySwitchMessages)
  const { takeFocus } = companySwitchOf(useScope())
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // A press on the button closes the list before the click would open it again.
  const closedByPress = useRef(false)
  const name = typeof extendInfo.company === 'string' ? extendInfo.company : legalName || loginAccount

  useEffect(() => {
    if (takeFocus()) button.current?.focus({ preventScroll: true })
  }, [takeFocus])

  function close() {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <span className="inline-row stretch shrink">
      <button
        ref={button}
        type="button"
        part="action"
        className="company-switch-button inline-row gap-4 shrink ink brand-hover"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={say('label', { name })}
        onPointerDown={() => void (closedByPress.current = open)}
        onClick={() => {
          setOpen(!closedByPress.current)
          closedByPress.current = false
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <span className="truncate">{name}</span>
        <Icon name="chevronDown" size={12} />
      </button>
      {open && <CompanyList onClose={close} />}
    </span>
  )
}
