/** Sets the text of a field as typing does, without the delay of a key press that goes through the browser's driver. */
export function enterText(field: HTMLElement, text: string) {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
