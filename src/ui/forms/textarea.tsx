import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { Control, useErrorOf, type ControlLook } from './control'

type TextareaProps = Omit<ControlLook, 'size'> & Omit<ComponentProps<'textarea'>, keyof ControlLook>

/** Several lines of text with a counter; all attributes of `<textarea>` pass. */
export function Textarea({ error, width, className, maxLength = 500, rows = 4, ...rest }: TextareaProps) {
  const { errorId, tied } = useErrorOf(error, rest['aria-describedby'])
  const box = useRef<HTMLSpanElement>(null)
  const [length, setLength] = useState(0)

  // Read from the field, because whoever fills it may do so without a draw of ours.
  const count = () => setLength(box.current?.querySelector('textarea')?.value.length ?? 0)
  useLayoutEffect(count)

  return (
    <Control {...{ error, errorId, width, className }} frameClass="textarea-frame">
      <span ref={box} onInput={count}>
        <textarea
          {...rest}
          {...tied}
          rows={rows}
          maxLength={maxLength}
          className="control-field textarea-field"
        />
      </span>
      <span className="textarea-counter" aria-hidden="true">
        {length}/{maxLength}
      </span>
    </Control>
  )
}
