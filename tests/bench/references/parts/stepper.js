/** @param least the smallest quantity that may be wanted */
export const stepper = (value, label, least = 1) =>
  `<span class="stepper" data-least="${least}"><button type="button" class="less" aria-label="减少" tabindex="-1"${value <= least ? ' disabled' : ''}>−</button><input role="spinbutton" inputmode="numeric" autocomplete="off" aria-label="${label}" aria-valuenow="${value}" aria-valuemin="${least}" value="${value}"><button type="button" class="more" aria-label="增加" tabindex="-1">+</button></span>`

export const quantityIn = (stepper) => Number(stepper.children[1].value)

function put(box, wanted, changed) {
  const [less, field] = box.children
  const least = Number(box.dataset.least)
  const value = Math.min(99_999, Math.max(least, Math.trunc(wanted) || least))
  field.value = value
  field.ariaValueNow = value
  less.disabled = value <= least
  changed(box, value)
}

/** Makes all steppers below a root work, those that come later, too. @param changed given a stepper and its value */
export function listenToSteppers(root, changed) {
  root.addEventListener('click', ({ target }) => {
    const box = target.closest('.less, .more') && target.parentNode
    if (box) put(box, quantityIn(box) + (target.className === 'more' ? 1 : -1), changed)
  })
  root.addEventListener('change', ({ target }) => {
    const box = target.closest('.stepper')
    if (box) put(box, Number(target.value), changed)
  })
  root.addEventListener('keydown', (event) => {
    const box = event.target.closest('.stepper')
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!box || !direction) return
    event.preventDefault()
    put(box, quantityIn(box) + direction, changed)
  })
}
