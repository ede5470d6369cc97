import { randomUUID } from 'node:crypto'
import { WHOLE_LOG } from '@postwright/core/model/audit-entry'
import type { EndpointName } from './access-kinds.ts'

const LOG_CALLS: readonly EndpointName[] = ['checkAuditLog', 'readAuditSeals']

/** Inputs of the admin endpoints about the audit log, announcements, shared models, mails and contributions. */
export function adminInputs(name: EndpointName) {
  return {
    ...(name === 'startAuditExport' && { filter: WHOLE_LOG }),
    ...(LOG_CALLS.includes(name) && { after: 0 }),
    ...(name === 'getServiceImpact' && { id: 'earn' }),
    announcementId: 'announcement1',
    announcement: {
      text: 'Short maintenance at noon',
      tone: 'info',
      audience: 'admins',
      planIds: [],
      isNews: false,
      link: null,
      startsAt: Date.now(),
      endsAt: Date.now() + 60_000,
    },
    modelId: 'model1',
    keyEndsAt: null,
    isOffered: false,
    mailId: 'mail1',
    eventId: null,
    exportId: randomUUID(),
    format: 'csv',
    offers: [{ contributionId: 'contribution1', rev: 1 }],
  }
}
