import { useSay } from '../host'
import { Icon } from '../icons/icon'
import { PlainPicture } from '../plain-picture'
import { Spinner } from '../spinner'
import { useSheet } from '../sheet'
import { fieldMessages } from './field.messages'
import sheet from './upload.css?sheet'

type UploadTileProps =
  | { state: 'picked'; src: string; name: string; onRemove?: () => void }
  | {
      state: 'uploading'
      name: string
      /** 0…100, if known. */ percent?: number
      onRemove?: () => void
    }
  | { state: 'failed'; reason: string; name: string; onChoose: () => void; onRemove?: () => void }
  | {
      state: 'add'
      /** Label below the plus. Default: 上传图片. */ label?: string
      count: number
      max: number
      onChoose: () => void
    }

/** One tile of a picture upload. The caller selects and uploads. */
export function UploadTile(props: UploadTileProps) {
  useSheet(sheet)
  const say = useSay(fieldMessages)
  const { state } = props
  const remove = (name: string, onRemove?: () => void) =>
    onRemove && (
      <button
        type="button"
        className="upload-remove"
        aria-label={say('remove', { name })}
        title={say('remove', { name })}
        onClick={onRemove}
      >
        <Icon name="close" size={12} />
      </button>
    )

  if (state === 'picked') {
    return (
      <span className="upload-tile upload-picked">
        {props.src && <PlainPicture src={props.src} alt={props.name} />}
        {remove(` ${props.name}`, props.onRemove)}
      </span>
    )
  }
  if (state === 'uploading') {
    return (
      <span className="upload-tile upload-progress">
        {props.percent === undefined ? <Spinner /> : `${props.percent}%`}
        <progress className="upload-bar" aria-label={say('uploading')} max={100} value={props.percent} />
        {remove(` ${props.name}`, props.onRemove)}
      </span>
    )
  }
  if (state === 'failed') {
    return (
      <span className="upload-tile upload-failed" role="alert">
        <span>{props.reason}</span>
        <button type="button" className="link" onClick={props.onChoose}>
          {say('chooseAgain')}
        </button>
        {remove(` ${props.name}`, props.onRemove)}
      </span>
    )
  }
  return (
    <button type="button" className="upload-tile upload-add" onClick={props.onChoose}>
      <Icon name="plus" size={18} />
      {props.label ?? say('uploadPicture')}
      <span className="upload-count">
        {props.count}/{props.max}
      </span>
    </button>
  )
}
