import { complaintForm } from '../../../../src/trade/complaints/complaint'
import * as complaints from '../../../../src/trade/complaints/complaints.contract'
import { ownStep } from '../../core/documents/own-step'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { complaintsPage, detailOf, seenComplaint } from './complaints'
import { moveComplaint } from './move-complaint'
import { fileOwn, writeOwn } from './write-complaint'

const takeOwn = ownStep({ plain: ['withdraw'], seen: seenComplaint, move: moveComplaint })

export function routes(app: App) {
  serve(app, complaints.pageComplaints, ({ asked, who }) => complaintsPage(who, asked.body))

  serve(app, complaints.complaintDetail, ({ asked, who }) => detailOf(asked.path.id, who))

  serve(app, complaints.fileComplaint, ({ asked, who }) => fileOwn(who, asked.body), {
    words: complaintForm.fields,
  })

  serve(app, complaints.writeToComplaint, ({ asked, who }) => writeOwn(who, asked.path.id, asked.body), {
    words: { text: ['内容', 'message'] },
  })

  serve(app, complaints.stepComplaint, ({ asked, who }) => takeOwn(who, asked.path))
}
