import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { Control, useErrorOf, type ControlLook } from './control'
import { useTooLong } from './too-long'

type TextareaProps = Omit<ControlLook, 'size'> & Omit<ComponentProps<'textarea'>, keyof ControlLook>

/** Several lines of text with a counter, which says when they are too long; all attributes of `<textarea>` pass. */
export function Textarea(props: TextareaProps) {
  const { error: given, width, className, maxLength = 500, rows = 4, ...rest } = props
  const box = useRef<HTMLSpanElement>(null)
  const [length, setLength] = useState(0)
  const tooLong = useTooLong(length, maxLength)
  const error = given ?? tooLong
  const { errorId, tied } = useErrorOf(error, rest['aria-describedby'])

  // Read from the field, because whoever fills it may do so without a draw of ours.
  const count = () => setLength([...(box.current?.querySelector('textarea')?.value ?? '')].length)
  useLayoutEffect(count)

  return (
    <Control {...{ error, errorId, width, className }} frameClass="textarea-frame">
      <span ref={box} onInput={count}>
        <textarea {...rest} {...tied} rows={rows} className="control-field textarea-field" />
      </span>
      <span className="textarea-counter" aria-hidden="true">
        {length}/{maxLength}
      </span>
    </Control>
  )
}
