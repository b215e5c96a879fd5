import { useEffect, useState } from 'react'
import { FileChip } from '../../ui/forms/file-chip'
import { useSay, useScope } from '../../ui/host'
import { PlainPicture } from '../../ui/plain-picture'
import { useSheet } from '../../ui/sheet'
import { download, downloadAddress } from './download'
import { shownName } from './file-kind'
import { filesMessages } from './files.messages'
import sheet from './files.css?sheet'

/** Returns a one-time URL of an uploaded picture. Empty before it is loaded, and without access. */
export function usePictureAddress(file: string): string {
  const scope = useScope()
  const [address, setAddress] = useState('')
  useEffect(() => {
    let gone = false
    void downloadAddress(scope, file, true)
      .then((found) => gone || setAddress(found))
      .catch(() => {})
    return () => void (gone = true)
  }, [scope, file])
  return address
}

/** Thumbnail of an uploaded picture. A click downloads it. */
function KeptPicture({ file, at }: { file: string; at: number }) {
  const say = useSay(filesMessages)
  const scope = useScope()
  const address = usePictureAddress(file)
  const name = shownName(file)
  const open = () => void download(scope, file, name)
  if (!address) return <FileChip name={name} onOpen={open} />
  return (
    <button type="button" className="file-kept" title={name} onClick={open}>
      <PlainPicture src={address} alt={say('picture', { n: at + 1 })} />
    </button>
  )
}

/** Thumbnails of uploaded pictures. */
export function KeptPictures({ files }: { files: readonly string[] }) {
  useSheet(sheet)
  if (files.length === 0) return null
  return (
    <span className="file-list">
      {files.map((file, at) => (
        <KeptPicture key={file} file={file} at={at} />
      ))}
    </span>
  )
}
