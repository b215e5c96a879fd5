import { useEffect, useRef, useState } from 'react'
import type { DrawnControl } from '../../ui/forms/form-control'
import { useScope } from '../../ui/host'
import type { FileFamily, FilePurpose } from './file-kind'
import { openUploads } from './uploads.store'

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

type Given = {
  max?: number
  families?: readonly FileFamily[]
  purpose?: FilePurpose
}

/** Opens the uploads of a form field. The URLs of finished uploads become the field's value. */
export function useFieldUploads({ value, change, onBusy }: DrawnControl, { max, families, purpose }: Given) {
  const scope = useScope()
  const [uploads] = useState(() => openUploads(scope, { start: texts(value), max, families, purpose }))
  const tell = useRef({ change, onBusy })
  useEffect(() => void (tell.current = { change, onBusy }))
  useEffect(() => {
    const stops = [
      uploads.$addresses.listen((addresses) => tell.current.change([...addresses])),
      uploads.$busy.listen((busy) => tell.current.onBusy?.(busy)),
      uploads.close,
      () => tell.current.onBusy?.(false),
    ]
    return () => stops.forEach((stop) => stop())
  }, [uploads])
  return uploads
}
