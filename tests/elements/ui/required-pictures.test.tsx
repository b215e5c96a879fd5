import { expect } from 'chai'
import { describe as describeElement } from '../../../elements/description'
import { region } from '../../../elements/runtime/element'
import { regionAttributes } from '../../../elements/runtime/region-attributes'
import { afterSalesForm } from '../../../src/trade/after-sales/after-sales-form'
import { afterSalesReason } from '../../../src/trade/after-sales/after-sales-reason'
import { needsPictures } from '../../../src/trade/after-sales/after-sales-terms'
import { useFilling } from '../../../src/ui/forms/form-filling'
import { Form, FormFields } from '../../../src/ui/forms/form'
import { until } from '../until'

function Probe() {
  const filling = useFilling(afterSalesForm, { start: {}, send: async () => undefined })
  return (
    <Form of={filling}>
      <FormFields of={filling} />
    </Form>
  )
}
region(
  describeElement({ tag: 'trade-pictures-probe', summary: 'A form to test.', attributes: regionAttributes }),
  Probe,
).define()

describe('the picture field of the after-sales form', () => {
  it('has an asterisk for exactly the reasons that require pictures', async () => {
    const probe = document.body.appendChild(document.createElement('trade-pictures-probe'))
    const find = (selector: string) => probe.shadowRoot?.querySelector(selector)
    await until(() => find('[data-field=reason] select'), 'the form')
    const reason = find('[data-field=reason] select')
    if (!(reason instanceof HTMLSelectElement)) throw new Error('no select')
    const isMarked = () => find('[data-field=files] .form-label')?.matches('.form-required')
    const demanding = afterSalesReason.entries.filter(({ code }) => needsPictures(code))
    expect(demanding.length).to.be.greaterThan(0).and.lessThan(afterSalesReason.entries.length)
    for (const { code, text } of afterSalesReason.entries) {
      reason.value = String(code)
      reason.dispatchEvent(new Event('change', { bubbles: true }))
      await until(() => isMarked() === needsPictures(code), text[0])
    }
    probe.remove()
  })
})
