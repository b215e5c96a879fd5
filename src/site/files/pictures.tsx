import { mostFiles } from '../../core/api/shapes'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { DrawnControl } from '../../ui/forms/form-control'
import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { UploadTile } from '../../ui/forms/upload-tile'
import { useFieldUploads } from './field-uploads'
import { acceptOf, limitFor, type FilePurpose } from './file-kind'
import { filesMessages } from './files.messages'
import { usePictureAddress } from './kept-picture'
import sheet from './files.css?sheet'

type PicturesProps = {
  /** Form field that stores the URLs of the pictures. */
  drawn: DrawnControl
  max?: number
  /** Purpose with a different size limit. */
  purpose?: FilePurpose
}

type TileProps = { name: string; onRemove: () => void }

const StoredTile = ({ file, ...rest }: TileProps & { file: string }) => (
  <UploadTile state="picked" src={usePictureAddress(file)} {...rest} />
)

/** Tile of a picture chosen on this page. Its object URL lives as long as the tile. */
function Chosen({ file, ...rest }: TileProps & { file: File }) {
  const [src] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(src), [src])
  return <UploadTile state="picked" src={src} {...rest} />
}

/** Pictures of a form field as tiles, with an empty tile to add one. */
export function Pictures({ drawn, max = mostFiles, purpose }: PicturesProps) {
  useSheet(sheet)
  const say = useSay(filesMessages)
  const uploads = useFieldUploads(drawn, { max, families: ['image'], purpose })
  const files = useStore(uploads.$files)
  const fault = useStore(uploads.$fault)
  const input = useRef<HTMLInputElement>(null)

  return (
    <div className="file-pictures row wrap gap-12 stretch grow shrink">
      {files.map(({ key, name, state, file, address }) => {
        const onRemove = () => uploads.remove(key)
        if (state === 'sending')
          return <UploadTile key={key} state="uploading" name={name} onRemove={onRemove} />
        if (state === 'failed')
          return (
            <UploadTile
              key={key}
              state="failed"
              name={name}
              reason={say('failed', { name })}
              onChoose={() => uploads.retry(key)}
              onRemove={onRemove}
            />
          )
        return file ? (
          <Chosen key={key} file={file} name={name} onRemove={onRemove} />
        ) : (
          <StoredTile key={key} file={address ?? ''} name={name} onRemove={onRemove} />
        )
      })}
      {files.length < max && (
        <UploadTile state="add" count={files.length} max={max} onChoose={() => input.current?.click()} />
      )}
      <input
        ref={input}
        id={drawn.id}
        aria-label={drawn.label}
        aria-describedby={drawn.describedBy}
        type="file"
        hidden
        multiple
        accept={acceptOf(['image'])}
        onChange={({ target }) => {
          uploads.choose([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p className="form-hint">
        {fault || say('pictureHint', { n: max, mb: limitFor(purpose) / 1_000_000 })}
      </p>
    </div>
  )
}
