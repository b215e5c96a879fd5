import { useState } from 'react'
import { useSay } from '../host'
import { IconButton } from '../icon-button'
import { Input, type InputProps } from './input'
import { fieldMessages } from './field.messages'

/** Password field with a button that shows it. Set `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'trailing'>) {
  const say = useSay(fieldMessages)
  const [shown, setShown] = useState(false)
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      trailing={
        <IconButton
          icon={shown ? 'eye' : 'eyeOff'}
          label={say(shown ? 'hidePassword' : 'showPassword')}
          size="small"
          bare
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
