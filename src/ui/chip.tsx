import type { Step } from '../core/store/step'
import { useSay } from './host'
import { Icon } from './icons/icon'
import { LinkOrButton } from './link-or-button'
import { fieldMessages } from './forms/field.messages'
import { usePartSheet } from './sheet'
import sheet from './chip.css?sheet'

/** An active filter with a button to remove it. */
export function Chip({ label, lift }: { label: string; lift: Step }) {
  const say = useSay(fieldMessages)
  usePartSheet(sheet)
  const remove = say('remove', { name: label })
  return (
    <span className="chip">
      <span className="chip-label" title={label}>
        {label}
      </span>
      <LinkOrButton {...lift} className="chip-remove" title={remove} aria-label={remove}>
        <Icon name="close" size={12} />
      </LinkOrButton>
    </span>
  )
}
