import { expect } from 'chai'
import tradeAddToCart from '../../elements/trade-add-to-cart'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { choose, pause, put, until, type Part } from './goods-page'

tradeAddToCart.define()

let api: GoodsApi
beforeEach(() => (api = goodsApi({ member: true })))
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  api.close()
  localStorage.clear()
})

/** Puts the element into a form of the page. */
function inForm(attributes: Record<string, string> = {}, goodsId = '100') {
  const part = put('trade-add-to-cart', { 'goods-id': goodsId, name: 'item', ...attributes }, true)
  const form = document.createElement('form')
  const fields = document.createElement('fieldset')
  const submitted: Record<string, FormDataEntryValue>[] = []
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted.push(valuesOf(form))
  })
  part.element.before(form)
  fields.append(part.element)
  form.append(fields)
  return { part, form, fields, submitted }
}
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))
const expectQuantity = (form: HTMLFormElement, quantity: string) =>
  until(() => valuesOf(form)['item-quantity'] === quantity, `${quantity} pieces`)
const field = ({ get }: Part) => get('input') as HTMLInputElement
function type(part: Part, text: string, done = true) {
  field(part).value = text
  field(part).dispatchEvent(new Event('input'))
  if (done) field(part).dispatchEvent(new Event('change'))
}

describe('trade-add-to-cart in a form of the page', () => {
  it('submits the SKU and the rounded pieces under its name', async () => {
    const { part, form, submitted } = inForm()
    await expectQuantity(form, '10')
    type(part, '25')
    await expectQuantity(form, '30')
    form.requestSubmit()
    expect(submitted).to.deep.equal([{ item: 's100', 'item-quantity': '30' }])
    expect(form.elements.length).to.equal(2)
    expect(await faults(part.element)).to.eql([])
  })

  it('submits the chosen unit beside the pieces, and drops the unit on reset', async () => {
    const { part, form } = inForm({ quantity: '20' })
    await until(() => part.all('select').length === 1)
    choose(part.get('select'), 'u2')
    await expectQuantity(form, '20')
    await until(() => valuesOf(form)['item-unit'] === 'u2')
    type(part, '5')
    await expectQuantity(form, '50')
    form.reset()
    await expectQuantity(form, '20')
    expect(valuesOf(form)).to.deep.equal({ item: 's100', 'item-quantity': '20' })
    expect(field(part).value).to.equal('20')
  })

  it('returns to its initial quantity on reset, after accepted and after invalid input', async () => {
    const { part, form } = inForm()
    await expectQuantity(form, '10')
    type(part, '40')
    await expectQuantity(form, '40')
    form.reset()
    await expectQuantity(form, '10')
    type(part, '3', false)
    expect(form.checkValidity()).to.equal(false)
    form.reset()
    await until(() => form.checkValidity(), 'valid')
    expect([field(part).value, form.checkValidity()]).to.deep.equal(['10', true])
  })

  it('disables its controls in a disabled fieldset and then submits no value', async () => {
    const { part, form, fields } = inForm()
    await expectQuantity(form, '10')
    const usable = () => part.all('button, input, select').filter((each) => !each.matches(':disabled')).length
    expect(usable()).to.be.above(2)
    fields.disabled = true
    await until(() => usable() === 0, 'all disabled')
    expect(valuesOf(form)).to.deep.equal({})
    fields.disabled = false
    await until(() => usable() > 2, 'usable')
    expect(part.get('.stepper button').matches(':disabled')).to.equal(true)
    await expectQuantity(form, '10')
    part.element.setAttribute('disabled', '')
    await until(() => usable() === 0, 'all disabled again')
  })

  it('is invalid while the typed quantity cannot be ordered, and focuses its field on submit', async () => {
    const { part, form, submitted } = inForm()
    await expectQuantity(form, '10')
    const matches = (selector: string) => part.element.matches(selector)
    for (const text of ['3', '15', '1.5', 'zehn', '']) {
      type(part, text, false)
      expect([text, matches(':invalid'), field(part).ariaInvalid]).to.deep.equal([text, true, 'true'])
    }
    form.requestSubmit()
    expect(submitted).to.deep.equal([])
    expect(part.root.activeElement).to.equal(field(part))
    type(part, '20', false)
    expect(matches(':valid')).to.equal(true)
    form.requestSubmit()
    expect(submitted).to.deep.equal([{ item: 's100', 'item-quantity': '20' }])
  })

  it('is invalid for an unknown product, but only while it has a name', async () => {
    const gone = inForm({}, 'nowhere')
    await until(() => gone.part.all('[part=empty]').length === 1)
    await until(() => gone.part.element.matches(':invalid'))
    expect(valuesOf(gone.form)).to.deep.equal({})
    gone.part.element.removeAttribute('name')
    await until(() => gone.part.element.matches(':valid'))
  })

  it('with hide-button, Enter submits the page’s form and adds nothing to the cart', async () => {
    const { part, form, submitted } = inForm({ 'hide-button': '' })
    await expectQuantity(form, '10')
    expect(part.all('.cart-add').length).to.equal(0)
    part.get('form').dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
    await until(() => submitted.length === 1)
    await pause(20)
    expect(api.sent('/userShoppingCar/add')).to.eql([])
  })

  it('restores the quantity and unit that the browser saved', async () => {
    const { part, form } = inForm()
    await expectQuantity(form, '10')
    const { element } = part
    if (!('formStateRestoreCallback' in element) || typeof element.formStateRestoreCallback !== 'function')
      throw new Error('nothing is restored')
    element.formStateRestoreCallback('3 u2')
    await expectQuantity(form, '30')
    expect(valuesOf(form)).to.deep.equal({ item: 's100', 'item-quantity': '30', 'item-unit': 'u2' })
  })
})
