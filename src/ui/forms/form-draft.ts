import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Form } from '../../core/form'
import type { Fields } from '../../core/form-field'
import { draftName, draftsOf, isLong } from '../../core/form-drafts'
import { useScope } from '../host'

type DraftOptions = {
  /** Tells forms of one description apart: the id of what is changed. */
  about: string | undefined
  /** Something stands in the fields at first: only with `about` is it known what a draft belongs to. */
  started: boolean
}

/**
 * Keeps what is typed into a long form until it was sent.
 * @returns whether something was brought back, and ways to let go of it
 */
export function useFormDraft<F extends Fields>(
  form: Form<F>,
  { watch, setValue, formState }: UseFormReturn<Record<string, unknown>>,
  { about, started }: DraftOptions,
) {
  const drafts = draftsOf(useScope())
  const owner = useStore(drafts.$owner)
  const [restored, setRestored] = useState(false)
  const asked = useRef<string>(undefined)
  const { isDirty } = formState
  const wanted = isLong(form.fields) && (about !== undefined || !started)
  const name = wanted ? draftName(form.fields, about) : ''

  useEffect(() => {
    if (!name || owner === undefined || asked.current === owner) return
    asked.current = owner
    // What somebody has typed meanwhile counts more.
    const kept = isDirty ? undefined : drafts.read(name, form.fields)
    if (!kept) return
    for (const [field, value] of Object.entries(kept)) setValue(field, value, { shouldDirty: true })
    setRestored(true)
  }, [name, owner, isDirty, drafts, form, setValue])

  useEffect(() => {
    if (!name) return undefined
    const { unsubscribe } = watch((entered, change) => {
      // A change without a name is the whole form set anew.
      if (change.name) drafts.write(name, form.fields, entered)
    })
    return unsubscribe
  }, [name, drafts, form, watch])

  return {
    restored,
    /** It was sent, or is not wanted any more. */
    letGo() {
      if (name) drafts.clear(name)
      setRestored(false)
    },
  }
}
