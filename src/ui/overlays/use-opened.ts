import { useRef, useState } from 'react'

/** Whether a floating dialog is open, and the attributes of the button that opens it. */
export function useOpened() {
  const [open, setOpen] = useState(false)
  // A press beside the box closes it, the one on its own button too, before that is clicked.
  const closedByPress = useRef(false)
  const opener = {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    onPointerDown: () => void (closedByPress.current = open),
    onClick: () => {
      setOpen(!closedByPress.current)
      closedByPress.current = false
    },
  }
  return { open, setOpen, opener }
}
