import { keepTypedSearch, typedSearch } from '../src/catalogue/search/typed-search'
import { readQuantity, settle, stepped } from '../src/core/quantity'
import { reloading } from '../src/core/reload-once'
import { takenOver, type FoundView } from './drawn-view'
import { firstActs, type FirstQuantity } from './first-acts'

/** A card's quantity and button. */
export const addForm = 'form[data-sku-id]'
const line = '[data-line-id]'
/** The quantity of a line in the cart. */
export const stepperOfLine = `${line} .stepper-frame`

const control = 'button, input:not([type=text]), summary, label'

type Field = HTMLInputElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'text')

const isCheckbox = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox'

/** What a field says where nobody has touched it. */
const givenIn = (field: Field) =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value

/** React believes what it found in a field, and heard of no change. */
function fill(field: Field, value: string) {
  if (field instanceof HTMLInputElement) field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change'])
    field.dispatchEvent(new InputEvent(type, { bubbles: true, composed: type === 'input' }))
}

/** Enter settles what a field says; in a form its button is pressed by it. Arrows step a quantity. */
const isForReact = (field: Field, key: string) =>
  field instanceof HTMLInputElement &&
  (key === 'Enter' ? !field.form : /^Arrow(Up|Down)$/.test(key) && field.role === 'spinbutton')
/** Keys that go from one to the next, as among tabs. */
const moves = (target: Element, key: string) => /^(Arrow|Home|End)/.test(key) && target.matches('[role=tab]')

const fieldOf = (part: Element | null | undefined) => part?.querySelector<HTMLInputElement>('.stepper-field')

/** The least that its field may say. */
const leastIn = (field: HTMLInputElement) => Number(field.ariaValueMin)
const ruleOf = (field: HTMLInputElement) => ({
  min: Number(field.dataset['min']),
  step: Number(field.dataset['step']),
  max: Number(field.ariaValueMax ?? Infinity),
  zero: leastIn(field) === 0,
})
const typedIn = (field: HTMLInputElement) => readQuantity(field.value) ?? Number(field.ariaValueNow)

/** A press on less or more, shown as React will draw it. @returns the field with its new quantity */
function step(button: Element): { field: HTMLInputElement; quantity: number } | undefined {
  const frame = button.closest('.stepper-frame')
  const field = fieldOf(frame)
  const [less, more] = frame?.querySelectorAll('button') ?? []
  if (!field || !less || !more || field.readOnly) return undefined
  const rule = ruleOf(field)
  const quantity = stepped(typedIn(field), button === more ? 1 : -1, rule)
  field.value = field.ariaValueNow = String(quantity)
  less.disabled = quantity <= leastIn(field)
  more.disabled = quantity >= rule.max
  return { field, quantity }
}

/**
 * What is pressed, typed and chosen in what is drawn and not alive yet. Quantities, boxes and the button of a card act at
 * once. All else is given to React again when it is there, as are quantities and boxes, each once and in its order: the
 * same nodes stay. Where it is drawn anew, because the page is for somebody or something else by now, what was pressed is
 * dropped. Links go where they say.
 * @param wake brings React
 */
export function keepTouches(element: Element, root: ShadowRoot, found: FoundView, wake: () => void) {
  let alive = false
  let pointer = ''
  const pressed = new Set<HTMLElement>()
  const adding = new Set<HTMLFormElement>()
  const keys: { target: Element; key: string }[] = []
  const sleep = new AbortController()
  const search = root.querySelector<HTMLInputElement>('.search-field')
  if (search) {
    search.value ||= typedSearch()
    addEventListener(reloading, () => keepTypedSearch(search.value), { signal: sleep.signal })
  }
  // Some of it came before this script.
  const filled = new Map(
    [...root.querySelectorAll('input, select')]
      .filter((field) => isField(field))
      .filter((field) => field.value !== givenIn(field))
      .map((field) => [field, field.value]),
  )
  let reckoning: Promise<ReturnType<FirstQuantity['reckonDrawn']>> | undefined

  // What was pressed is painted first.
  const wakeLater = () => requestAnimationFrame(() => setTimeout(wake))
  const giveAgain = (button: HTMLElement) => (alive ? button.click() : pressed.add(button))

  async function add(form: HTMLFormElement, button: HTMLElement) {
    const field = fieldOf(form)
    if (!field || adding.has(form)) return
    adding.add(form)
    button.ariaBusy = 'true'
    const quantity = settle(typedIn(field), ruleOf(field))
    const done = await firstActs
      .add()
      .then(({ addDrawn }) => addDrawn(element, form.dataset, quantity, found.view))
      // The code did not come: React's own may.
      .catch(() => false)
    button.ariaBusy = null
    adding.delete(form)
    if (!done) giveAgain(button)
    wakeLater()
  }

  async function reckon(row: HTMLElement, quantity: number) {
    reckoning ??= firstActs.quantity().then(({ reckonDrawn }) => reckonDrawn(found))
    // Without it React shows what it comes to.
    const show = await reckoning.catch(() => undefined)
    if (!alive) show?.(row.dataset['lineId'] ?? '', quantity)
  }

  async function change(button: HTMLElement) {
    const stepped = step(button)
    if (!stepped) return
    const { field, quantity } = stepped
    filled.set(field, String(quantity))
    if (field.closest(addForm)) return
    const row = field.closest<HTMLElement>(line)
    if (row) await reckon(row, quantity)
    wakeLater()
  }

  function press(event: Event) {
    const { target } = event
    const button = target instanceof Element ? target.closest<HTMLElement>(control) : null
    if (!event.isTrusted || !button) return
    const form = button.closest<HTMLFormElement>(addForm)
    if (alive && !(form && adding.has(form))) return
    event.stopImmediatePropagation()
    if (isCheckbox(button)) return void (pressed.delete(button) || pressed.add(button))
    // Its box is pressed next.
    if (button instanceof HTMLLabelElement && button.control && isCheckbox(button.control)) return
    event.preventDefault()
    if (button.matches('.stepper-frame > button')) void change(button)
    else if (form && button.matches('[type=submit]')) void add(form, button)
    else pressed.add(button)
  }
  const submit = (event: Event) => event.preventDefault()
  const note = ({ target }: Event) => isField(target) && filled.set(target, target.value)
  function keepKey(event: Event) {
    const { target } = event
    if (!(event instanceof KeyboardEvent) || !(target instanceof Element)) return
    const { key } = event
    if (isField(target) ? !isForReact(target, key) : !moves(target, key)) return
    // React may be listening already, shortly before it is told here.
    event.stopImmediatePropagation()
    // A tab is gone to instead of the page being scrolled.
    if (!isField(target)) event.preventDefault()
    keys.push({ target, key })
  }
  const point = (event: Event) => event instanceof PointerEvent && (pointer = event.pointerType)
  const options = { capture: true, signal: sleep.signal }
  root.addEventListener('click', press, { capture: true })
  root.addEventListener('submit', submit, options)
  root.addEventListener('input', note, options)
  root.addEventListener('keydown', keepKey, options)
  root.addEventListener('pointerover', point, options)
  root.addEventListener(
    takenOver,
    () => {
      alive = true
      sleep.abort()
      for (const [field, value] of filled) fill(field, value)
      for (const { target, key } of keys)
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
      for (const button of pressed) {
        // It shows what was pressed already.
        if (isCheckbox(button)) button.checked = !button.checked
        button.click()
      }
      // What opens under a pointer that rests opens without its leaving and coming again.
      if (pointer)
        [...root.querySelectorAll(':hover')]
          .at(-1)
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: pointer }))
    },
    { once: true },
  )
}
