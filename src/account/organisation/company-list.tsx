import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { unlessBug } from '../../core/api/call-error'
import { useLocale, useOpened, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { ignoredWhile } from '../../ui/ignored-while'
import Floating from '../../ui/overlays/floating'
import { uiMessages } from '../../ui/ui.messages'
import type { OwnCompany } from './companies.contract'
import { companySwitchMessages } from './company-switch.messages'
import { companySwitchOf, openCompanies } from './company-switch.store'
import { roleName } from './role-names'

/** Position of the next item for a key of a menu. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Returns what the person does in a company: main account, or roles and department. */
function useOffice() {
  const say = useSay(companySwitchMessages)
  const locale = useLocale()
  return ({ accountKind, roles, unit }: OwnCompany) =>
    accountKind === 'main'
      ? say('main')
      : [...roles.map((role) => roleName(role, locale)), ...(unit ? [unit] : [])].join(' · ')
}

/** Menu of the companies of a person. Escape, Tab or a press outside closes it. */
export default function CompanyList({ onClose }: { onClose: () => void }) {
  const scope = useScope()
  const say = useSay(companySwitchMessages)
  const sayUi = useSay(uiMessages)
  const office = useOffice()
  const { $state, reload } = useOpened(() => openCompanies(scope), '')
  const state = useStore($state)
  const [busy, setBusy] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const companies = state.value
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])]

  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-checked=true]')
    ;(current ?? menu.current)?.focus()
  }, [companies])

  function keyDown(event: KeyboardEvent) {
    const all = items()
    const at = all.findIndex((item) => item.matches(':focus'))
    const next = all[moves[event.key]?.(at, all.length) ?? -1]
    if (next) {
      event.preventDefault()
      next.focus()
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }
  async function choose(company: OwnCompany) {
    if (company.current === 10) return onClose()
    setBusy(true)
    await companySwitchOf(scope).enter(company).catch(unlessBug)
    onClose()
  }

  const failed = state.status === 'failed' && !companies
  return (
    <Floating className="company-switch-list" gap={4} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the items have the focus */}
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={say('menu')}
        aria-busy={busy || state.status === 'loading'}
        onKeyDown={keyDown}
      >
        {companies?.map((company) => (
          <button
            key={company.id}
            type="button"
            role="menuitemradio"
            aria-checked={company.current === 10}
            tabIndex={-1}
            className="company-switch-item"
            {...ignoredWhile(busy, () => void choose(company))}
          >
            {company.current === 10 && <Icon name="check" size={16} />}
            <span>{company.name}</span>
            <small>{office(company)}</small>
          </button>
        ))}
        {failed && state.error.kind !== 'missing' && (
          <button type="button" role="menuitem" className="company-switch-item" onClick={() => void reload()}>
            <span>{say('failed')}</span>
            <small>{say('retry')}</small>
          </button>
        )}
        {failed && state.error.kind === 'missing' && <p className="company-switch-note">{say('none')}</p>}
      </div>
      {state.status === 'loading' && !companies && (
        <p role="status" className="company-switch-note">
          {sayUi('loading')}
        </p>
      )}
    </Floating>
  )
}
