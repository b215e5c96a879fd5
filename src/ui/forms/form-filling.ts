import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useForm, type Control, type Resolver } from 'react-hook-form'
import { isCallError, type CallError } from '../../core/call-error'
import type { Form } from '../../core/form'
import type { Drafts, Entered, Fields, SentOf } from '../../core/form-field'
import { useFormDraft } from './form-draft'
import { useHost, useLocale } from '../host'
import { focusField } from './form-focus'

/** beside: 96 px at the left · above · hidden: said by the placeholder alone */
type FormLabels = 'beside' | 'above' | 'hidden'

export type FillingOptions<F extends Fields> = {
  /** What stands in the fields at first. */
  start?: Partial<Drafts<F>>
  labels?: FormLabels
  /** Of a long form about one of several things: its id, so that the draft is of that one. */
  draft?: string
  /**
   * Called with what a valid form sends; the submit button is busy until it is done. When it fails, everything
   * typed stays and refused fields say why.
   */
  send: (values: SentOf<F>) => Promise<unknown>
}

/** A form under way: what is typed, what is wrong, and whether it is being sent. */
export type Filling<F extends Fields = Fields> = {
  form: Form<F>
  /** Of the drawn form, for a button that stands elsewhere. */
  id: string
  labels: FormLabels
  sending: boolean
  /** What was typed before was brought back. */
  restored: boolean
  /** Lets go of what was brought back: the form is as at first. */
  discard: () => void
  /** Something differs from what stood there at first. */
  dirty: boolean
  submit: (event?: FormEvent) => Promise<void>
  /** What stands in the fields now. */
  drafts: () => Drafts<F>
  /** Puts a value into a field without anybody typing. */
  set: <Name extends keyof F & string>(name: Name, draft: Drafts<F>[Name]) => void
  /** Empties a field as if nobody had been there. */
  clear: (name: keyof F & string) => void
  /** Says at a field what only the server knows to be wrong, and goes there. */
  refuse: (name: keyof F & string, message: string) => void
  /** Starts afresh, for example with what was saved. */
  restart: (drafts?: Partial<Drafts<F>>) => void
  attach: (frame: HTMLFormElement | null) => void
  control: Control<Record<string, unknown>>
  /** Looks again at fields whose own rule reads other fields. */
  recheck: () => void
}

/** The field that a server's path means: `loginAccount`, also when it says `body.loginAccount`. */
const fieldAt = (fields: Fields, path: string) =>
  [path, path.split('.').at(-1) ?? ''].find((name) => Object.hasOwn(fields, name))

/**
 * Holds a form while it is filled in: checks on leaving a field and from then on with every change, names the
 * first mistake on submit and goes there, sends once however often submit is pressed.
 */
export function useFilling<F extends Fields>(form: Form<F>, options: FillingOptions<F>): Filling<F> {
  const { start, labels = 'beside', draft, send } = options
  const { scope } = useHost()
  const locale = useLocale()
  const frame = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  // A field to go to, once it is drawn with what is wrong with it.
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

  // Sentences follow the language; what was not yet complained about stays so.
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
    control,
    // The names are those of the description, which react-hook-form does not know.
    drafts: () => getValues() as Drafts<F>,
    async submit(event) {
      event?.preventDefault()
      if (busy.current) return
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
