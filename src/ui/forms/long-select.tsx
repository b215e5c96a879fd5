import { atom } from 'nanostores'
import { useLayoutEffect, useState } from 'react'
import { localSource } from '../../core/store/look-up'
import LookUp from './look-up'
import type { Option, SelectProps } from './select'

function openSource(first: readonly Option[]) {
  const $options = atom(first)
  const source = localSource(() =>
    $options
      .get()
      .flatMap((option) => (option.value === '' ? [] : [{ ...option, value: String(option.value) }])),
  )
  return { $options, source }
}

/** Select with many local options, searchable like those of a server. */
export default function LongSelect({ options, value, ...rest }: SelectProps) {
  const [{ $options, source }] = useState(() => openSource(options))
  useLayoutEffect(() => $options.set(options), [$options, options])
  const none = options.find((option) => option.value === '')?.label
  return <LookUp {...rest} {...{ source, none }} wait={0} value={String(value)} />
}
