import sheet from './file-chip.css?sheet'
import { fileSize } from '../file-size'
import { useSay } from '../host'
import { Icon, type IconName } from '../icons/icon'
import { useSheet } from '../sheet'
import { fieldMessages } from './field.messages'

type FileChipProps = {
  name: string
  /** In bytes. */
  size?: number
  /** Address of the file. */
  href?: string
  /** Loads the file, if an address is not enough. */
  onOpen?: () => void
  onRemove?: () => void
}

const icons: [RegExp, IconName][] = [
  [/\.(jpe?g|png|gif|webp)$/i, 'image'],
  [/\.(zip|rar|7z)$/i, 'fileArchive'],
]
const iconOf = (name: string) => icons.find(([ending]) => ending.test(name))?.[1] ?? 'fileText'

/** A document with type, name, size and a remove button. */
export function FileChip({ name, size, href, onOpen, onRemove }: FileChipProps) {
  useSheet(sheet)
  const say = useSay(fieldMessages)
  return (
    <span className="file-chip">
      <Icon name={iconOf(name)} size={14} />
      {href ? (
        <a className="file-chip-name" href={href} title={name} download>
          {name}
        </a>
      ) : onOpen ? (
        <button type="button" className="file-chip-name link" title={name} onClick={onOpen}>
          {name}
        </button>
      ) : (
        <span className="file-chip-name" title={name}>
          {name}
        </span>
      )}
      {size !== undefined && <span className="file-chip-size">{fileSize(size)}</span>}
      {onRemove && (
        <button
          type="button"
          className="file-chip-remove"
          aria-label={say('remove', { name: ` ${name}` })}
          onClick={onRemove}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  )
}
