import { useState, type ReactNode } from 'react'
import { unlessBug } from '../../core/api/call-error'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { LinkOrButton } from '../../ui/link-or-button'
import { Confirm } from '../../ui/overlays/confirm'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import type { Step } from '../../core/store/step'
import type { CompanyUnit } from './organisation.contract'
import sheet from './organisation.css?sheet'
import { organisationMessages } from './organisation.messages'
import { UnitDialog } from './unit-dialog'
import type { UnitsStore } from './units.store'

type Wish = 'add' | 'change' | 'remove'
type TreeProps = {
  units: readonly CompanyUnit[]
  onWish: (wish: Wish, unit: CompanyUnit) => void
  /** Leads to the members of a department. */
  toMembers: (unit: CompanyUnit) => Step
}

function Row({ unit, onWish, toMembers }: Omit<TreeProps, 'units'> & { unit: CompanyUnit }) {
  const say = useSay(organisationMessages)
  const { name, head, members, parentId } = unit
  return (
    <div className="unit-row row wrap gap-16 row-gap-4" part="row">
      <span className="unit-words stack gap-2">
        <b>{name}</b>
        <span className="meta">{head ? say('head', { name: head.name }) : say('noHead')}</span>
      </span>
      <LinkOrButton className="link" {...toMembers(unit)}>
        {say('count', { n: members })}
      </LinkOrButton>
      <span className="row wrap gap-8 stretch">
        <Button size="small" aria-label={say('addBelowOf', { name })} onClick={() => onWish('add', unit)}>
          {say('addBelow')}
        </Button>
        <Button size="small" aria-label={say('changeOf', { name })} onClick={() => onWish('change', unit)}>
          {say('change')}
        </Button>
        {parentId !== undefined && (
          <Button size="small" aria-label={say('removeOf', { name })} onClick={() => onWish('remove', unit)}>
            {say('remove')}
          </Button>
        )}
      </span>
    </div>
  )
}

function Level({ above, units, ...rest }: TreeProps & { above: string | undefined }) {
  const here = units.filter(({ parentId }) => parentId === above)
  return (
    here.length > 0 && (
      <ul>
        {here.map((unit) => (
          <li key={unit.id}>
            <Row unit={unit} {...rest} />
            <Level above={unit.id} units={units} {...rest} />
          </li>
        ))}
      </ul>
    )
  )
}

type UnitsPartProps = { store: UnitsStore; tabs: ReactNode } & Pick<TreeProps, 'toMembers'>

/** Departments of the company as a tree, with their heads. */
export default function UnitsPart({ store, tabs, toMembers }: UnitsPartProps) {
  useSheet(sheet)
  const say = useSay(organisationMessages)
  const [asking, setAsking] = useState<{ wish: Wish; unit: CompanyUnit }>()
  const close = () => setAsking(undefined)
  return (
    <Page of={store.units} title={say('title')} what={say('units')} filters={tabs}>
      {(units) => (
        <>
          <Card padding="none">
            <div className="unit-tree">
              <Level
                above={undefined}
                units={units}
                toMembers={toMembers}
                onWish={(wish, unit) => setAsking({ wish, unit })}
              />
            </div>
          </Card>
          {asking?.wish === 'add' && (
            <UnitDialog store={store} units={units} above={asking.unit} onClose={close} />
          )}
          {asking?.wish === 'change' && (
            <UnitDialog store={store} units={units} unit={asking.unit} onClose={close} />
          )}
          {asking?.wish === 'remove' && (
            <Confirm
              title={say('removeAsk', { name: asking.unit.name })}
              text={say('removeText')}
              action={say('remove')}
              danger
              onConfirm={() => store.remove(asking.unit.id).catch(unlessBug).then(close)}
              onCancel={close}
            />
          )}
        </>
      )}
    </Page>
  )
}
