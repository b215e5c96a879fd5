import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Form } from '../../core/form/form'
import type { Fields } from '../../core/form/form-field'
import { draftName, draftsOf, isLong } from '../../core/form/form-drafts'
import { useScope } from '../host'

type DraftOptions = {
  /** Id of the subject, which separates drafts of the same form. */
  about: string | undefined
  /** True if the form has initial values. A draft then needs `about` to be matched. */
  started: boolean
}

/**
 * Stores the input of a long form until it is submitted.
 * @returns whether a draft was restored, and functions to discard it
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
    // Input entered meanwhile wins.
    const draft = isDirty ? undefined : drafts.read(name, form.fields)
    if (!draft) return
    for (const [field, value] of Object.entries(draft)) setValue(field, value, { shouldDirty: true })
    setRestored(true)
  }, [name, owner, isDirty, drafts, form, setValue])

  useEffect(() => {
    if (!name) return undefined
    const { unsubscribe } = watch((entered, change) => {
      // A change without a name resets the whole form.
      if (change.name) drafts.write(name, form.fields, entered)
    })
    return unsubscribe
  }, [name, drafts, form, watch])

  return {
    restored,
    /** Deletes the draft after submission or on request. */
    letGo() {
      if (name) drafts.clear(name)
      setRestored(false)
    },
  }
}
