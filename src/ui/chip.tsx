import { useSay } from './host'
import { Icon } from './icon'
import { uiMessages } from './ui.messages'

/** A condition in force, with a cross that lifts it. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const say = useSay(uiMessages)
  const remove = say('remove', { name: label })
  return (
    <span className="chip">
      <span className="chip-label" title={label}>
        {label}
      </span>
      <button type="button" className="chip-remove" title={remove} aria-label={remove} onClick={onRemove}>
        <Icon name="close" size={12} />
      </button>
    </span>
  )
}
