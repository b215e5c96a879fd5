import { FileChip } from '../../ui/forms/file-chip'
import { useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { download } from './download'
import { shownName } from './file-kind'
import sheet from './file-list.css?sheet'

/** Downloadable attachments. */
export function FileList({ files }: { files: readonly string[] }) {
  useSheet(sheet)
  const scope = useScope()
  if (files.length === 0) return null
  return (
    <span className="file-list">
      {files.map((file) => (
        <FileChip
          key={file}
          name={shownName(file)}
          onOpen={() => void download(scope, file, shownName(file))}
        />
      ))}
    </span>
  )
}
