import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useForm, type Control, type Resolver } from 'react-hook-form'
import { isCallError, type CallError } from '../../core/api/call-error'
import type { Form } from '../../core/form/form'
import type { Drafts, Entered, Fields, SentOf } from '../../core/form/form-field'
import { formMessages } from '../../core/form/form.messages'
import { useFormDraft } from './form-draft'
import { useHost, useLocale, useSay } from '../host'
import { focusField } from './form-focus'

/** beside: 96 px at the left. above. hidden: only the placeholder. */
type FormLabels = 'beside' | 'above' | 'hidden'

export type FillingOptions<F extends Fields> = {
  /** Initial values. */
  start?: Partial<Drafts<F>>
  labels?: FormLabels
  /** Id of the subject of a long form, to store its draft. */
  draft?: string
  /**
   * Called with the values of a valid form. The submit button is busy until it resolves. After a failure the input
   * stays and refused fields show the reason.
   */
  send: (values: SentOf<F>) => Promise<unknown>
}

/** State of a form while it is filled in. */
export type Filling<F extends Fields = Fields> = {
  form: Form<F>
  /** Id of the form element, for a button outside of it. */
  id: string
  labels: FormLabels
  sending: boolean
  /** An earlier draft was restored. */
  restored: boolean
  /** Discards the restored draft. */
  discard: () => void
  /** Values differ from the initial ones. */
  dirty: boolean
  submit: (event?: FormEvent) => Promise<void>
  /** Current values. */
  drafts: () => Drafts<F>
  /** Sets a value programmatically. */
  set: <Name extends keyof F & string>(name: Name, draft: Drafts<F>[Name]) => void
  /** Clears a field and its error. */
  clear: (name: keyof F & string) => void
  /** Shows a server's error at a field and focuses it. */
  refuse: (name: keyof F & string, message: string) => void
  /** Resets the form, for example to saved values. */
  restart: (drafts?: Partial<Drafts<F>>) => void
  attach: (frame: HTMLFormElement | null) => void
  /** Reports that uploads of a field start or end. */
  uploading: (name: string, busy: boolean) => void
  control: Control<Record<string, unknown>>
  /** Validates fields whose rules depend on others. */
  recheck: () => void
}

/** Returns the field of a server's path: `loginAccount`, also for `body.loginAccount`. */
const fieldAt = (fields: Fields, path: string) =>
  [path, path.split('.').at(-1) ?? ''].find((name) => Object.hasOwn(fields, name))

/**
 * Manages a form: validates when a field is left and from then on at every change, focuses the first error on submit,
 * and sends once however often submit is pressed, after all uploads are complete.
 */
export function useFilling<F extends Fields>(form: Form<F>, options: FillingOptions<F>): Filling<F> {
  const { start, labels = 'beside', draft, send } = options
  const { scope } = useHost()
  const locale = useLocale()
  const say = useSay(formMessages)
  const uploads = useRef(new Set<string>())
  const frame = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  // Focuses a field after its error is rendered.
  const [next, goTo] = useState<{ name: string }>()
  useEffect(() => {
    if (next) focusField(frame.current, next.name)
  }, [next])

  const resolver: Resolver<Record<string, unknown>> = (entered) => {
    const mistakes = form.validate(entered, locale)
    if (mistakes.length === 0) return { values: entered, errors: {} }
    const errors = mistakes.map(({ name, message }) => [name, { type: 'rule', message }] as const)
    return { values: {}, errors: Object.fromEntries(errors) }
  }
  const inner = useForm<Record<string, unknown>>({
    defaultValues: { ...form.empty, ...start },
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  })
  const { control, getValues, handleSubmit, reset, resetField, setError, setValue, trigger } = inner
  const { errors, touchedFields, isDirty } = inner.formState
  const { restored, letGo } = useFormDraft(form, inner, { about: draft, started: start !== undefined })

  // Messages follow the language; fields without error stay so.
  const wrong = Object.keys(errors).join(' ')
  useEffect(() => {
    if (wrong) void trigger(wrong.split(' '))
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of language asks for new sentences
  }, [locale])

  const set = (name: string, draft: unknown) =>
    setValue(name, draft, { shouldDirty: true, shouldValidate: Boolean(touchedFields[name]) })

  const empty: Entered = form.empty
  const clear = (name: string) => resetField(name, { defaultValue: empty[name] })

  function refuse(name: string, message: string) {
    setError(name, { type: 'refused', message })
    goTo({ name })
  }
  function refusedBy({ fields }: CallError) {
    const found = fields.flatMap(({ path, message }) => {
      const name = fieldAt(form.fields, path)
      return name ? [{ name, message }] : []
    })
    for (const { name, message } of found.toReversed()) refuse(name, message)
  }
  async function sendOnce(entered: Entered) {
    setSending(true)
    try {
      await send(form.values(entered))
      letGo()
      scope.toasts.settle()
    } catch (error) {
      if (isCallError(error)) refusedBy(error)
      else console.error('tradefront: a form could not be sent', error)
    } finally {
      setSending(false)
    }
  }
  function nameFirst() {
    const [first] = form.validate(getValues(), locale)
    if (!first) return
    scope.toasts.brief('warning', first.message)
    goTo({ name: first.name })
  }

  return {
    form,
    id: useId(),
    labels,
    sending,
    restored,
    discard() {
      letGo()
      reset({ ...form.empty, ...start })
    },
    dirty: isDirty,
    attach: (element) => void (frame.current = element),
    uploading: (name, busy) => void (busy ? uploads.current.add(name) : uploads.current.delete(name)),
    control,
    // The names are those of the fields, which react-hook-form does not know.
    drafts: () => getValues() as Drafts<F>,
    async submit(event) {
      event?.preventDefault()
      if (busy.current) return
      // Before the validation, which would call a required file missing while it is uploaded.
      if (uploads.current.size > 0) return scope.toasts.brief('warning', say('uploading'))
      busy.current = true
      try {
        await handleSubmit(sendOnce, nameFirst)()
      } finally {
        busy.current = false
      }
    },
    set,
    clear,
    refuse,
    restart: (drafts = start) => reset({ ...form.empty, ...drafts }),
    recheck() {
      const related = Object.keys(form.fields).filter(
        (name) => form.fields[name]?.check && touchedFields[name],
      )
      if (related.length > 0) void trigger(related)
    },
  }
}
