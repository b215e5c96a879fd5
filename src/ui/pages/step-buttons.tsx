import { useState } from 'react'
import { Button } from '../button'
import { Confirm } from '../overlays/confirm'

type StepButtonsProps<Step extends string> = {
  /** What may be done with the document now: `actionsOf(document)` of its machine. */
  open: readonly string[]
  /** Steps of its buyer, in the order of their buttons. */
  steps: readonly Step[]
  /** Each step's verb, the question before it, and what follows from it. */
  say: (word: Step | `${Step}Ask` | `${Step}Text`) => string
  busy: boolean
  /** @returns whether it was taken */
  onTake: (step: Step) => Promise<boolean>
}

/** Steps that are open to a document's buyer, each asked about before it is taken. */
export function StepButtons<Step extends string>({ open, steps, say, busy, onTake }: StepButtonsProps<Step>) {
  const [asked, ask] = useState<Step>()
  const shown = steps.filter((step) => open.includes(step))
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
          onConfirm={() => void onTake(asked).then((taken) => taken && ask(undefined))}
          onCancel={() => ask(undefined)}
        />
      )}
    </>
  )
}
