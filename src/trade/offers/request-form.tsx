import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { Drafts, Fields } from '../../core/form/form-field'
import { Attachments } from '../../site/files/attachments'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { FormGrid } from '../../ui/forms/form-grid'
import { useHost } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'

type StoredDraftProps<F extends Fields> = {
  of: Filling<F>
  /** Fields in their order. `remark` and `files` are as wide as the form. */
  names: readonly (keyof F & string)[]
  /** Returns the stored values. */
  said: () => Partial<Drafts<F>>
  /** Stores typed values in this browser, so that they survive a reload. */
  keep: (drafts: Drafts<F>) => void
}

/** Stores what is typed. It is a component of its own, so that a key press does not render the form again. */
function StoredDraft<F extends Fields>({ of: filling, names, said, keep }: StoredDraftProps<F>) {
  const entered = useWatch({ control: filling.control })
  useEffect(() => {
    const drafts = filling.drafts()
    const stored = said()
    if (names.some((name) => JSON.stringify(drafts[name]) !== JSON.stringify(stored[name]))) keep(drafts)
  }, [entered, filling, names, said, keep])
  return null
}

type RequestFormProps<F extends Fields> = StoredDraftProps<F> & {
  columns: 'halves' | 'thirds'
  /** True while the result of the last submission is unknown. */
  $unknown: ReadableAtom<boolean>
  isEmpty: () => boolean
  /** Checks the lines, and shows their errors. */
  looksGood: () => boolean
  title: string
  say: (key: 'nothing' | 'unknown' | 'hint' | 'submit') => string
}

/** Form of a request for prices below its lines, with remarks, attachments and the submit button. */
export function RequestForm<F extends Fields>(props: RequestFormProps<F>) {
  const { of: filling, names, columns, said, keep, $unknown, isEmpty, looksGood, title, say } = props
  const { scope, root } = useHost()
  const unknown = useStore($unknown)

  function submit() {
    if (isEmpty()) return scope.toasts.brief('warning', say('nothing'))
    if (looksGood()) return void filling.submit()
    // Deferred until the rows have rendered their errors.
    setTimeout(() => root.querySelector<HTMLElement>('.offer-request-table [aria-invalid=true]')?.focus())
  }
  return (
    <Card padding="form" title={title}>
      <FormGrid of={filling} columns={columns}>
        <StoredDraft of={filling} names={names} said={said} keep={keep} />
        {names.map((name) =>
          name === 'files' ? (
            <FormField key={name} of={filling} name={name} className="form-wide">
              {(drawn) => <Attachments drawn={drawn} mayUpload={() => scope.token.$token.get() !== ''} />}
            </FormField>
          ) : name === 'remark' ? (
            <FormField key={name} of={filling} name={name} rows={3} className="form-wide" />
          ) : (
            <FormField key={name} of={filling} name={name} />
          ),
        )}
        {unknown && (
          <div className="form-wide">
            <InlineBar tone="danger">{say('unknown')}</InlineBar>
          </div>
        )}
        <div className="form-foot form-wide">
          <p className="meta">{say('hint')}</p>
          <Button variant="primary" size="large" loading={filling.sending} onClick={submit}>
            {say('submit')}
          </Button>
        </div>
      </FormGrid>
    </Card>
  )
}
