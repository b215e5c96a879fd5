import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/forms/field-error'
import type { DrawnControl } from '../../ui/forms/form-control'
import { elementIs } from '../../ui/element-state'
import { useSay } from '../../ui/host'
import { Select } from '../../ui/forms/select'
import { useSheet } from '../../ui/sheet'
import type { Region } from './addresses.contract'
import { addressMessages } from './addresses.messages'
import type { AddressesStore } from './addresses.store'
import sheet from './addresses.css?sheet'

const levels = ['province', 'city', 'district'] as const

/** Returns the codes from the province down to a region. */
function pathTo(code: string, regions: readonly Region[]): string[] {
  const found = regions.find((region) => region.code === code)
  return found ? [...pathTo(found.parentCode, regions), code] : []
}

/** Selects for province, city and district, each limited to its parent region. */
export function RegionPicker({
  drawn,
  store,
}: {
  drawn: DrawnControl
  store: Pick<AddressesStore, 'regions'>
}) {
  useSheet(sheet)
  const say = useSay(addressMessages)
  const state = useStore(store.regions.$state)
  const regions = state.value ?? []
  const [path, setPath] = useState<string[]>()
  const chosen = path ?? pathTo(typeof drawn.value === 'string' ? drawn.value : '', regions)

  function choose(level: number, code: string) {
    const next = [...chosen.slice(0, level), code]
    // A municipality has only one city, which is selected automatically.
    const below = regions.filter(({ parentCode }) => parentCode === code)
    const [only] = below
    if (only && below.length === 1) next.push(only.code)
    setPath(next)
    drawn.change(next.length === levels.length ? next.at(-1) : '')
  }
  if (state.status === 'failed')
    return (
      <span className="row wrap gap-8" ref={elementIs('failed')}>
        <FieldError>{say('regionsFailed')}</FieldError>
        <Button size="small" onClick={() => void store.regions.reload()}>
          {say('retry')}
        </Button>
      </span>
    )
  return (
    <div className="address-region">
      {levels.map((level, at) => {
        const parent = at === 0 ? '' : chosen[at - 1]
        const options = regions.filter(({ parentCode }) => parentCode === parent)
        return (
          <Select
            key={level}
            id={at === 0 ? drawn.id : undefined}
            aria-label={say(level)}
            aria-required
            aria-invalid={drawn.error ? true : undefined}
            placeholder={say(level)}
            value={chosen[at] ?? ''}
            disabled={parent === undefined || options.length === 0}
            options={options.map(({ code, name }) => ({ value: code, label: name }))}
            onChoose={(code) => choose(at, code)}
          />
        )
      })}
    </div>
  )
}
