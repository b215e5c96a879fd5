import { atom, computed } from 'nanostores'
import { checkCodes } from '../../catalogue/quick-order/quick-order.contract'
import { readOrderFile, readOrderText, type FileReading } from '../../catalogue/quick-order/read-order-file'
import { isCallError, type CallError } from '../../core/api/call-error'
import { goTo } from '../../core/address/go-to'
import { speaker } from '../../core/language/messages'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { typedLine, type DraftLine } from '../offers/offer-draft'
import { faultsOf, priceTyped, quantityTyped, type LineFaults } from '../offers/offer-line-faults'
import { addEnquiry, mostEnquiryLines } from './enquiries.contract'
import { emptyEnquiryDraft, type EnquiryDraft } from './enquiry-draft'
import { enquiryDraftOf } from './enquiry-draft.store'
import { codesIn, lineOf, wantedIn, type Wanted } from './enquiry-intake'
import { enquiryRequestMessages } from './enquiry-request.messages'

const typedFields = (line: DraftLine) => ({
  ...(line.skuId ? { skuId: line.skuId } : { name: line.name.trim(), unit: line.unit.trim() }),
  quantity: quantityTyped(line.quantity) ?? 0,
  targetPrice: priceTyped(line.targetPrice) ?? undefined,
})

/** Opens the draft of an inquiry. `?code=…&quantity=…` adds a line to it. */
export function openEnquiryRequest(scope: Scope, urlState: UrlState) {
  const { $draft, change } = enquiryDraftOf(scope)
  const { toasts } = scope
  const $reading = atom(false)
  /** True after the first submit. Rows then show their errors. */
  const $tried = atom(false)
  /** True if the connection failed during submit, so that the outcome is unknown. */
  const $unknown = atom(false)
  const say = () => speaker(enquiryRequestMessages, scope.$locale.get())

  const $lines = computed($draft, ({ lines }) => lines)
  const $faults = computed(
    [$lines, $tried],
    (lines, tried): ReadonlyMap<string, LineFaults> =>
      new Map(tried ? lines.map((line) => [line.key, faultsOf(line)]) : []),
  )

  /** Adds lines. Products already in the draft take the new quantity. */
  function put(rows: readonly DraftLine[]) {
    const before = $lines.get()
    const again = (line: DraftLine) => rows.find(({ skuId }) => skuId !== '' && skuId === line.skuId)
    const remaining = before.map((line) => ({ ...line, quantity: again(line)?.quantity ?? line.quantity }))
    const fresh = rows.filter((row) => row.skuId === '' || !before.some(({ skuId }) => skuId === row.skuId))
    const lines = [...remaining, ...fresh]
    if (lines.length > mostEnquiryLines)
      return toasts.brief('warning', say()('noRoom', { n: mostEnquiryLines }))
    change({ lines })
    const unknown = fresh.filter(({ skuId }) => skuId === '').length
    toasts.brief('success', say()('imported', { n: rows.length, unknown }))
  }

  async function take(wanted: readonly Wanted[]) {
    if (wanted.length > mostEnquiryLines)
      return toasts.brief('warning', say()('noRoom', { n: mostEnquiryLines }))
    const codeList = codesIn(wanted)
    $reading.set(true)
    try {
      const brandTerminalId = codeList.length > 0 ? await siteOf(scope).id() : ''
      const found = codeList.length
        ? await scope.call(checkCodes, { body: { brandTerminalId, codeList } }, { quiet: true })
        : []
      const skus = new Map(found.map(({ code, sku }) => [code, sku]))
      put(wanted.map((one) => lineOf(one, skus.get(one.word.trim()), scope.$locale.get())))
    } catch {
      toasts.brief('warning', say()('lookFailed'))
    } finally {
      $reading.set(false)
    }
  }

  async function takeReading(reading: FileReading) {
    if ('fault' in reading) return toasts.brief('warning', say()(reading.fault))
    await take(wantedIn(reading.grid))
  }

  return {
    $draft,
    $lines,
    $faults,
    $reading,
    $unknown,
    /** Adds the line from the URL and removes it from the URL. */
    async takeAddress() {
      const { code = '', quantity = '' } = urlState.$query.get()
      if (!code) return
      urlState.setQuery({ code: '', quantity: '' }, { replace: true })
      await take([{ word: code, quantity: quantity || '1' }])
    },
    takeText: (text: string) => takeReading(readOrderText(text)),
    takeFile: async (file: Blob) =>
      takeReading(await readOrderFile(file).catch((): FileReading => ({ fault: 'notTable' }))),
    addTyped: () => change({ lines: [...$lines.get(), typedLine()] }),
    change: ({ key }: DraftLine, patch: Partial<DraftLine>) =>
      change({ lines: $lines.get().map((line) => (line.key === key ? { ...line, ...patch } : line)) }),
    leaveOut: ({ key }: DraftLine) => change({ lines: $lines.get().filter((line) => line.key !== key) }),
    keepSaid: (fields: Partial<EnquiryDraft['said']>) =>
      change({ said: { ...$draft.get().said, ...fields } }),
    /** Returns whether all rows are valid. From now on, rows show their errors. */
    looksGood(): boolean {
      $tried.set(true)
      return $lines.get().every((line) => Object.keys(faultsOf(line)).length === 0)
    },
    /**
     * Sends the inquiry and navigates to it.
     * @throws CallError. The form retains all typed values.
     */
    async send(fields: Partial<EnquiryDraft['said']>) {
      if (!$draft.get().key) change({})
      const idempotencyKey = `enquiry-${$draft.get().key}`
      const quiet = ({ kind }: CallError) => kind === 'network'
      const body = { ...fields, lines: $lines.get().map(typedFields) }
      try {
        const { enquiryId, enquiryNo } = await scope.call(addEnquiry, { body }, { idempotencyKey, quiet })
        $unknown.set(false)
        $tried.set(false)
        const { contactName, contactPhone } = $draft.get().said
        // Keep the contact for the next inquiry.
        change({ ...emptyEnquiryDraft, said: { ...emptyEnquiryDraft.said, contactName, contactPhone } })
        toasts.brief('success', say()('sent', { no: enquiryNo }))
        goTo(scope.href('enquiry', { enquiryId }))
      } catch (error) {
        $unknown.set(isCallError(error) && error.kind === 'network')
        throw error
      }
    },
  }
}

export type EnquiryRequest = ReturnType<typeof openEnquiryRequest>
