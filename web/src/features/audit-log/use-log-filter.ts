import { useSearchParams } from 'react-router-dom'
import { documentId } from '@postwright/core/ids'
import { type AuditFilter, knownAction } from '@postwright/core/model/audit-entry'

const DAY = 86_400_000
const DATE = /^\d{4}-\d{2}-\d{2}$/

/** The filter as entered: days are in the viewer's time zone, empty if none is chosen. */
export type LogFilter = { person: string; action: string; workspace: string; from: string; to: string }

const FIELDS = ['person', 'action', 'workspace', 'from', 'to'] as const

/** Stores the filter in the address, so that a link shows the same entries. */
export function useLogFilter(): [LogFilter, (filter: LogFilter) => void] {
  const [params, setParams] = useSearchParams()
  const id = (name: string) => documentId().safeParse(params.get(name)).data ?? ''
  const day = (name: string) => (isDay(params.get(name) ?? '') ? (params.get(name) ?? '') : '')
  const filter = {
    person: id('person'),
    action: knownAction(params.get('action') ?? '') ?? '',
    workspace: id('workspace'),
    from: day('from'),
    to: day('to'),
  }
  const write = (next: LogFilter) =>
    setParams(
      FIELDS.map((field): [string, string] => [field, next[field]]).filter(([, value]) => value !== ''),
      { replace: true },
    )
  return [filter, write]
}

/** Returns the filter in the server's format; the last day is included as a whole. */
export function toAuditFilter({ person, action, workspace, from, to }: LogFilter): AuditFilter {
  return {
    person: person || null,
    action: action || null,
    workspaceId: workspace || null,
    from: from === '' ? null : startOf(from),
    until: to === '' ? null : nextDay(to),
  }
}

function isDay(text: string): boolean {
  return DATE.test(text) && startOf(text) > 0
}

function startOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date).getTime()
}

/** Returns the start of the next day; days with a clock change are shorter or longer. */
function nextDay(day: string): number {
  const later = new Date(startOf(day) + 1.5 * DAY)
  return new Date(later.getFullYear(), later.getMonth(), later.getDate()).getTime()
}
