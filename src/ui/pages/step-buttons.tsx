import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useState } from 'react'
import { Button } from '../button'
import { Confirm } from '../overlays/confirm'

type StepButtonsProps<Step extends string> = {
  /** What may be done with the document now: `actionsOf(document)` of its machine. */
  open: readonly string[]
  /** Those of its buyer, in the order of their buttons: `openOwnDocument(…).steps`. */
  of: {
    $busy: ReadableAtom<ReadonlySet<string>>
    plain: readonly Step[]
    /** @returns whether it was taken */
    step: (name: Step) => Promise<boolean>
  }
  /** Each step's verb, the question before it, and what follows from it. */
  say: (word: Step | `${Step}Ask` | `${Step}Text`) => string
}

/** Steps that are open to a document's buyer, each asked about before it is taken. */
export function StepButtons<Step extends string>({ of, open, say }: StepButtonsProps<Step>) {
  const busy = useStore(of.$busy).size > 0
  const [asked, ask] = useState<Step>()
  const shown = of.plain.filter((step) => open.includes(step))
  return (
    <>
      {shown.map((step) => (
        <Button key={step} size="small" onClick={() => ask(step)}>
          {say(step)}
        </Button>
      ))}
      {asked && (
        <Confirm
          title={say(`${asked}Ask`)}
          text={say(`${asked}Text`)}
          action={say(asked)}
          danger
          loading={busy}
          onConfirm={() => void of.step(asked).then((taken) => taken && ask(undefined))}
          onCancel={() => ask(undefined)}
        />
      )}
    </>
  )
}
