import { useState } from 'react'
import { Button } from '../button'
import { Confirm } from '../overlays/confirm'

type StepButtonsProps<Step extends string> = {
  /** Actions that are possible now: `actionsOf(document)` of the machine. */
  open: readonly string[]
  /** The buyer's steps in display order: `openOwnDocument(…).steps`. */
  of: {
    plain: readonly Step[]
    /** @returns whether it succeeded */
    step: (name: Step) => Promise<boolean>
  }
  /** Texts of each step: verb, question, consequence. */
  say: (word: Step | `${Step}Ask` | `${Step}Text`) => string
}

/** Buttons for the buyer's steps, each with a confirmation. */
export function StepButtons<Step extends string>({ of, open, say }: StepButtonsProps<Step>) {
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
          onConfirm={() => of.step(asked).then((taken) => taken && ask(undefined))}
          onCancel={() => ask(undefined)}
        />
      )}
    </>
  )
}
